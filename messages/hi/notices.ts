import type { notices as english } from '../en/notices.ts';

export const notices: typeof english = {
  sentences: {
    'No internet. Check your connection and try again.': 'इंटरनेट नहीं चल रहा है। कनेक्शन देखकर फिर से कोशिश करें।',
    'No answer came within 15 seconds. Please try again.': '15 सेकंड में जवाब नहीं आया। कृपया फिर से कोशिश करें।',
  },
  notices: 'सूचनाएँ (F8)',
};
