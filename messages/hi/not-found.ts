import type { notFound as english } from '../en/not-found.ts';

export const notFound: typeof english = {
  title: '404 पेज नहीं मिला',
  text: 'क्या आप इस पेज को राउटर में जोड़ना भूल गए?',
  help: 'हो सकता है पता ग़लत लिखा हो या पेज हट गया हो। यहाँ योजना खोजें या कोई श्रेणी चुनें।',
  categories: 'श्रेणियाँ',
  home: 'होम पर जाएँ',
};
