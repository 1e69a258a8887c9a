import type { feedback as english } from '../en/feedback.ts';
import { titles } from './common.ts';

export const feedback: typeof english = {
  title: titles.feedback,
  description: 'बताएँ कि इस साइट के किसी पेज पर क्या गलत है। नाम या पता नहीं चाहिए।',
  aboutPage: 'किस पेज के बारे में',
  text: 'इसके बारे में और बताएँ (ज़रूरी नहीं)',
  textHint: 'कृपया आधार, फोन या बैंक का नंबर न लिखें।',
  reason: 'क्या गलत है?',
  tap: 'जो सही लगे उसे दबाएँ। इतने से भेज दिया जाएगा।',
  reasons: {
    wrong: 'जानकारी गलत है',
    outdated: 'जानकारी पुरानी है',
    link: 'कोई लिंक नहीं खुलता',
    unclear: 'समझने में मुश्किल है',
    other: 'कुछ और',
  },
  send: 'भेजें',
  sending: 'भेजा जा रहा है...',
  thanks: 'धन्यवाद',
  thanksText: 'हमारी टीम इसे देखकर पेज ठीक करेगी।',
  failed: 'नहीं भेजा जा सका',
  failedText: 'कृपया फिर कोशिश करें।',
  back: 'पेज पर लौटें',
  addMore: 'और बताएँ',
};
