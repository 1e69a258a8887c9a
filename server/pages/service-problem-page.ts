import { SECURITY_HEADERS } from './document.ts';

const WORDS = {
  en: {
    title: 'Sorry, there is a problem with the service',
    text: 'Please try again in a few minutes. Nothing you sent has been half saved.',
    home: 'Go to the home page',
    link: '/',
  },
  hi: {
    title: 'माफ़ कीजिए, सेवा में अभी समस्या है',
    text: 'कृपया कुछ मिनट बाद फिर कोशिश करें। आपने जो भेजा था, वह अधूरा सेव नहीं हुआ है।',
    home: 'मुख्य पेज पर जाएँ',
    link: '/hi',
  },
};

/** A page that needs nothing else to work; shown when a page could not be made. */
export function serviceProblemPage(path: string): Response {
  const language = /^\/hi(?=\/|$)/.test(path) ? 'hi' : 'en';
  const words = WORDS[language];
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title></head><body><main><h1>${words.title}</h1><p>${words.text}</p><p><a href="${words.link}">${words.home}</a></p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': '30',
      'Content-Security-Policy': "default-src 'none'",
      ...SECURITY_HEADERS,
    },
  });
}
