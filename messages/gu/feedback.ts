import type { feedback as english } from '../en/feedback.ts';
import { titles } from './common.ts';

export const feedback: typeof english = {
  title: titles.feedback,
  description: 'આ સાઇટના કોઈ પાના પર શું ખોટું છે તે અમને કહો. નામ કે સરનામું જોઈતું નથી.',
  aboutPage: 'કયા પાના વિશે',
  text: 'વધુ વિગત (ન લખો તો ચાલે)',
  textHint: 'આધાર, ફોન કે બૅંકના નંબર ન લખો.',
  reason: 'શું ખોટું છે?',
  tap: 'જે સૌથી બંધબેસતું હોય તેના પર ટૅપ કરો. તરત મોકલાઈ જશે.',
  reasons: {
    wrong: 'ખોટી માહિતી',
    outdated: 'જૂની માહિતી',
    link: 'લિંક ચાલતી નથી',
    unclear: 'સમજવું અઘરું છે',
    other: 'બીજું કંઈક',
  },
  send: 'મોકલો',
  sending: 'મોકલી રહ્યા છીએ...',
  thanks: 'આભાર',
  thanksText: 'અમારી ટીમ જોશે અને પાનું સુધારશે.',
  failed: 'મોકલી શકાયું નહીં',
  failedText: 'ફરી પ્રયત્ન કરો.',
  back: 'પાના પર પાછા',
  addMore: 'વધુ જણાવો',
};
