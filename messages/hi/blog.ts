import type { blog as english } from '../en/blog.ts';
import { titles } from './common.ts';

const list: (typeof english)['list'] = {
  title: titles.blog,
  heading: 'सरकारी योजनाओं पर जानकारी और लेख',
  intro: 'आसान भाषा में लेख: कौन-सी योजना चुनें, कौन-से कागज़ जुटाएँ और बिना बिचौलिये के आवेदन कैसे करें।',
  description: 'सरकारी योजनाओं पर आसान भाषा में लेख: किसे क्या मिलता है, कौन-से कागज़ चाहिए और आवेदन कैसे करें।',
  onPage: (page) => `ब्लॉग - पेज ${page}`,
  readTime: '1 मिनट में पढ़ें',
  readArticle: 'लेख पढ़ें',
  empty: 'कोई लेख नहीं मिला',
  failed: 'लेख लोड नहीं हो सके',
  pages: 'पेज',
  previous: 'पिछला',
  next: 'अगला',
  page: (page) => `पेज ${page}`,
};

const article: (typeof english)['article'] = {
  breadcrumbs: 'आप यहाँ हैं',
  home: 'होम',
  blog: 'ब्लॉग',
  back: 'सब लेख देखें',
  updated: 'अपडेट',
  readTime: (minutes) => `${minutes} मिनट में पढ़ें`,
  by: (author) => `लेखक: ${author}`,
  unknownCategory: 'अज्ञात',
  asides: 'और पढ़ें और करें',
  schemes: 'इस लेख की योजनाएँ',
  request: 'योजना सुझाएँ',
  requestText: 'क्या आपकी ज़रूरत की योजना यहाँ नहीं है? हमें बताइए, हम उसे खोजेंगे।',
  requestButton: 'नई योजना सुझाएँ',
  related: 'मिलते-जुलते लेख',
  categories: 'श्रेणियाँ',
  englishOnly: 'इस लेख का अनुवाद अभी नहीं हुआ है। लेख अंग्रेज़ी में है।',
  textInEnglish: 'इस लेख का अनुवाद अभी पूरा नहीं है। नीचे का लेख अंग्रेज़ी में है।',
  draft: 'ड्राफ्ट',
  draftText: 'यह लेख केवल कर्मचारी देख सकते हैं। छपने पर यह ऐसा दिखेगा।',
  notFound: 'लेख नहीं मिला',
  notFoundText: 'यह लेख नहीं है, या अब प्रकाशित नहीं है।',
  goBack: 'वापस जाएँ',
  failed: 'लेख लोड नहीं हो सका',
};

export const blog: typeof english = { list, article };
