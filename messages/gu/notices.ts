import type { notices as english } from '../en/notices.ts';

export const notices: typeof english = {
  sentences: {
    'No internet. Check your connection and try again.': 'ઇન્ટરનેટ ચાલતું નથી. કનેક્શન જોઈને ફરી પ્રયત્ન કરો.',
    'No answer came within 15 seconds. Please try again.': '15 સેકન્ડમાં જવાબ ન આવ્યો. ફરી પ્રયત્ન કરો.',
  },
  notices: 'સૂચનાઓ (F8)',
};
