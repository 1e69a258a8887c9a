import type { serviceProblem as english } from '../en/service-problem.ts';

export const serviceProblem: typeof english = {
  away: {
    title: 'માફ કરશો, સેવામાં અત્યારે તકલીફ છે',
    text: 'થોડી મિનિટ પછી ફરી પ્રયત્ન કરો. તમે મોકલેલું કંઈ અધૂરું સચવાયું નથી.',
  },
  tooMany: {
    title: 'થોડી રાહ જુઓ',
    text: (seconds: number) => `તમારા ઇન્ટરનેટ કનેક્શન પરથી થોડા સમયમાં બહુ બધાં પાનાં ખૂલ્યાં. ${seconds} સેકન્ડ પછી ફરી પ્રયત્ન કરો.`,
  },
  number: (id: string) => `જો આવું ફરી ફરી થાય, તો અમને આ નંબર જણાવો: ${id}`,
  again: 'ફરી પ્રયત્ન કરો',
  home: 'મુખ્ય પાના પર જાઓ',
};
