import type { serviceProblem as english } from '../en/service-problem.ts';

export const serviceProblem: typeof english = {
  away: {
    title: 'माफ कीजिए, सेवा में अभी समस्या है',
    text: 'कृपया कुछ मिनट बाद फिर कोशिश करें। आपने जो भेजा था, वह अधूरा सेव नहीं हुआ है।',
  },
  tooMany: {
    title: 'कृपया थोड़ा रुकें',
    text: (seconds: number) => `आपके इंटरनेट कनेक्शन से थोड़े समय में बहुत सारे पेज खोले गए। कृपया ${seconds} सेकंड बाद फिर कोशिश करें।`,
  },
  number: (id: string) => `अगर यह बार-बार हो, तो हमें यह नंबर बताएँ: ${id}`,
  again: 'फिर कोशिश करें',
  home: 'मुख्य पेज पर जाएँ',
};
