import { StandingPage } from './standing-page.tsx';

export default function PrivacyPage() {
  return <StandingPage name="privacy" />;
}
