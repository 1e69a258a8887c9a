/** The admin panel: data, notifications and tooltips around the login gate and the screens. */
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Router, useLocation } from 'wouter';
import { PageArrival } from '../routing/page-arrival.tsx';
import { adminApi } from './admin-api.ts';
import { matchScreen } from './admin-routes.ts';
import { ScreenBoundary } from './components/screen-boundary.tsx';
import { LoadingState } from './components/states.tsx';
import { Toaster } from './components/toaster.tsx';
import { TooltipProvider } from './components/tooltip.tsx';
import { guardNavigation, LeaveGuard } from './components/unsaved-guard.tsx';
import { ApiProvider, createQueryClient } from './data.tsx';
import { AdminGate } from './gate/admin-gate.tsx';
import { SessionDialog } from './gate/session-dialog.tsx';
import { AdminShell } from './shell/admin-shell.tsx';

const client = createQueryClient();

export function AdminApp() {
  return (
    <QueryClientProvider client={client}>
      <ApiProvider value={adminApi}>
        <TooltipProvider>
          <Router aroundNav={guardNavigation}>
            <Screens />
            <LeaveGuard />
          </Router>
          <Toaster />
        </TooltipProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}

function Screens() {
  const [path] = useLocation();
  const { screen, params } = matchScreen(path);
  const page = (
    <ScreenBoundary path={path}>
      <Suspense fallback={<LoadingState />}>
        <PageArrival path={path} />
        <screen.Page key={path} params={params} />
      </Suspense>
    </ScreenBoundary>
  );
  if (screen.isOpen) return page;
  return (
    <AdminGate path={path}>
      <AdminShell path={path}>{page}</AdminShell>
      <SessionDialog />
    </AdminGate>
  );
}
