/** Pages about the site and its rules, loaded with these pages only. They must match what the software does. */
export type StandingText = { title: string; intro: string; sections: { heading: string; lines: string[] }[] };

/** What the page about the site says beyond its plain sections. */
export const aboutSite = {
  who: 'Who runs this site',
  unknown: 'Whoever runs this copy of the site has not said so here yet. The two people on the home page are examples that came with it.',
  contact: 'Write to us',
  request: 'Ask for a scheme that is missing',
};

export const standing: Record<'about' | 'privacy' | 'terms' | 'accessibility', StandingText> = {
  about: {
    title: 'About this site',
    intro: 'Who is behind these pages, how the texts are made and checked, and what to do when something is wrong.',
    sections: [
      {
        heading: 'What we are not',
        lines: [
          'We are not part of the Government of India or of any state government.',
          'We take no applications and no money. Nobody may ask you for money in our name.',
          'There is no advertising, and no place in a list can be bought.',
        ],
      },
      {
        heading: 'How our texts are made',
        lines: [
          'Each scheme is written in plain words from the sources at the end of its page. Each source has its date.',
          'What no source says is left out, or called "not known".',
          '"Last Updated" is the day the text last changed. A text that nobody has changed here has the date of its newest source.',
          'Texts in other languages are translated from the English. While no person has read one against the English, its page says so.',
        ],
      },
      {
        heading: 'How they are checked',
        lines: [
          'Staff compare a page with the official website: every amount, date and condition. Then the page says "Checked" and the month.',
          'Where a page does not say so, nobody has compared it yet. Most pages are like this still.',
          'Rules change. Please check the official website before you apply or pay.',
        ],
      },
      {
        heading: 'If something is wrong',
        lines: [
          'At the end of each scheme is "Something wrong on this page?". Say what is wrong; it needs no name. Staff read it.',
          'A corrected text has a new date. Its former states are kept, so that a mistake can be found and undone.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy Policy',
    intro: 'You can read everything on this site without telling us who you are.',
    sections: [
      {
        heading: 'What we do not do',
        lines: [
          'We set no cookie for visitors. Only staff who sign in get one.',
          'We load nothing from other companies: no advertising, no trackers, no outside fonts.',
          'We never ask for your Aadhaar number, bank details, password or OTP. Do not type them into any form here.',
        ],
      },
      {
        heading: 'What we store when you send us something',
        lines: [
          'A request for a scheme: its name, the category, your e-mail address, how urgent it is and what you write. We use the address only to tell you about this request.',
          'A subscription: your e-mail address and, if you choose, a category and a state. It begins only after you open the link in our mail. Every mail has a link that ends it.',
          'A report about a page: the page, the reason and what you write. It has no name and no address.',
          'Searches that find nothing: the words, the language and how often, without anything about you.',
        ],
      },
      {
        heading: 'What stays on your device',
        lines: [
          'The papers you tick in a list of documents, and the language you chose. They are kept in your browser and are not sent to us. A button on "My list" clears all ticks. To remove both, clear the data of this site in your browser.',
          'Your list: the schemes you saved, and the last ten you looked at. You can clear both on the page "My list", and turn the second off. To show the saved ones, that page asks us for their facts; we do not keep what it asked for.',
          'Your answers in "What can I get?". They are worked out in your browser, are not sent to us, and go when you close the tab, unless you choose otherwise. One button there forgets them. Only the form for browsers without scripts sends its answers to our server, which neither stores nor logs them.',
          'Photos and papers you make fit on the page "Photo and PDF size". They are never sent anywhere, and nothing of them is kept.',
        ],
      },
      {
        heading: 'Who can see it, and for how long',
        lines: [
          'Only our staff can see e-mail addresses. They are never shown on the site and never sold or given away.',
          'Your internet address is used for a short time in the memory of our server to stop abuse. It is not stored with what you send.',
          'After failed attempts to sign in as staff, the name and the internet address are stored to slow down further attempts.',
          'Write to us to see or delete what we hold about you; the address is at the bottom of every page.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms of Service',
    intro: 'Plain rules for using this site.',
    sections: [
      {
        heading: 'Who we are not',
        lines: [
          'This is an independent information site. We are not part of the Government of India or of any state government.',
          'We do not take applications, and we do not decide who gets a benefit.',
        ],
      },
      {
        heading: 'About the information',
        lines: [
          'We write from the sources named on each page. Rules, amounts and dates change: read the official website before you apply or pay.',
          'A page says when our staff last compared it with the official website. Where it says nothing of the kind, nobody has yet.',
          'If something is wrong, tell us with the link on the page.',
        ],
      },
      {
        heading: 'Money',
        lines: [
          'Using this site is free. Nobody may ask you for money in our name.',
          'Pay only the official fee, at the official place, and ask for a receipt.',
        ],
      },
      {
        heading: 'Using our work',
        lines: [
          'Our texts and pictures may be shared and changed under the licence CC BY 4.0, with our name as the source. The software is free under the MIT licence.',
          'Please do not use the forms to send advertising, or overload the site.',
        ],
      },
    ],
  },
  accessibility: {
    title: 'Accessibility',
    intro: 'The site should work for everyone: on a small phone, a slow network, with a keyboard or a screen reader.',
    sections: [
      {
        heading: 'What we do',
        lines: [
          'We aim at level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. An automatic checker looks at the public pages in every language, at phone and desktop width, with each change of the software.',
          'All public pages can be read and all forms can be sent without JavaScript.',
          'Everything can be reached with the keyboard; the place you are at is always marked.',
          'Pages work from a width of 320 pixels and with text enlarged to 200 percent. Movement stops when your device asks for less of it.',
          'Pages are written in short sentences, in every language of the site.',
        ],
      },
      {
        heading: 'What is not good enough yet',
        lines: [
          'No person who uses a screen reader every day has tested the site yet. Automatic checks find only a part of the problems.',
          'Most translated pages are drafts that a second person has not reviewed yet; the page says so.',
          'Official websites we link to are not ours, and some of them are hard to use.',
        ],
      },
      {
        heading: 'Tell us',
        lines: ['If something stops you, write to the address at the bottom of the page. Say which page it was and what you used.'],
      },
    ],
  },
};
