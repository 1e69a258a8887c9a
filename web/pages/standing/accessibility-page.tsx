import { StandingPage } from './standing-page.tsx';

export default function AccessibilityPage() {
  return <StandingPage name="accessibility" />;
}
