import { StandingPage } from './standing-page.tsx';

export default function TermsPage() {
  return <StandingPage name="terms" />;
}
