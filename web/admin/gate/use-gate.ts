/** Decides who may enter: asks for the user with up to three retries, then redirects to the login. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { CurrentUser } from '../../../contract/session.endpoints.ts';
import { useApi } from '../data.tsx';
import { currentSession, sessionGoesOn } from '../session-over.ts';
import { ME_KEY, refetchMe } from './current-user.ts';

export const GATE_ATTEMPTS = 3;
const RETRY_DELAY_MS = 300;
const TO_LOGIN_MS = 1500;
const TO_HOMEPAGE_MS = 3000;

export type GateState =
  | { step: 'asking'; attempt: number }
  | { step: 'open' }
  | { step: 'stranger' /** Why the user could not be determined. */; failure: string }
  | { step: 'denied' };

/** Options for navigating to the login, which returns to the wanted screen. */
export const toLogin = () => ({ replace: true, state: { next: location.pathname + location.search } });

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function useGate(path: string): GateState {
  const client = useQueryClient();
  const api = useApi();
  const [, navigate] = useLocation();
  const isKnown = () => !currentSession().isUnverified && client.getQueryData<CurrentUser | null>(ME_KEY)?.isAdmin === true;
  const [decided, setDecided] = useState<{ path: string; state: GateState }>();
  const state = decided?.path === path ? decided.state : isKnown() ? { step: 'open' as const } : { step: 'asking' as const, attempt: 1 };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new path only
  useEffect(() => {
    if (isKnown()) {
      setDecided({ path, state: { step: 'open' } });
      return;
    }
    let isOver = false;
    const decide = (next: GateState) => {
      if (!isOver) setDecided({ path, state: next });
    };
    const ask = async () => {
      let failure = '';
      for (let attempt = 0; attempt <= GATE_ATTEMPTS && !isOver; attempt++) {
        if (attempt > 0) await wait(RETRY_DELAY_MS);
        if (isOver) return;
        decide({ step: 'asking', attempt: Math.max(attempt, 1) });
        try {
          const user = await refetchMe(client, api);
          failure = '';
          if (user) {
            sessionGoesOn();
            return decide({ step: user.isAdmin ? 'open' : 'denied' });
          }
        } catch (error) {
          failure = error instanceof Error ? error.message : '';
        }
      }
      decide({ step: 'stranger', failure });
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [path]);

  const { step } = state;
  useEffect(() => {
    if (step !== 'stranger' && step !== 'denied') return;
    const leave = step === 'stranger' ? () => navigate('/admin/login', toLogin()) : () => location.replace('/');
    const timer = setTimeout(leave, step === 'stranger' ? TO_LOGIN_MS : TO_HOMEPAGE_MS);
    return () => clearTimeout(timer);
  }, [step, navigate]);

  return state;
}
