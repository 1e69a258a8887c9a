/** Queries that no scheme answers must not match schemes by their other words. */
import { describe, expect, it } from 'vitest';
import { shippedSchemes } from '../../content/shipped-content.ts';
import { shippedIndex } from '../../server/testing/shipped-index.ts';

const DECLINED = 0.85;

const schemes = shippedSchemes();
const { index } = shippedIndex();
const isDeclined = (query: string) => {
  const { weak, hits } = index.search(query);
  return weak || hits.length === 0;
};

// biome-ignore format: compact
const OUTSIDE = [
  'nepal old age allowance', 'italy pension', 'vietnam farmer loan', 'मलेशिया नौकरी', 'ઇટાલી વિઝા', 'thailand widow help', 'bangladesh scholarship', 'pension in pakistan', 'usa green card', 'canada visa for farmers', 'sri lanka widow help',
  'dubai driver job', 'myanmar flood relief', 'पाकिस्तान पेंशन', 'ssc cgl result 2026', 'neet result', 'up board result 10th', 'railway admit card',
  'jee main answer key', '12th class syllabus', 'ધોરણ 10 પરિણામ', 'shaadi ke liye ladki chahiye', 'find bride', 'दुल्हन चाहिए', 'free mobile recharge',
  'मोबाइल रिचार्ज फ्री', 'jio free recharge yojana', 'મોબાઇલ રિચાર્જ મફત', 'lottery winner', 'ipl score today', 'cricket match ticket', 'ક્રિકેટ સ્કોર',
  'gold rate today', 'petrol price in delhi', 'train ticket booking', 'pnr status', 'whatsapp hack', 'pubg download', 'biryani recipe',
  'weather tomorrow', 'आज का राशिफल', 'railway vacancy 2026', 'police bharti', 'best smartphone under 10000', 'how to lose weight',
  'hair fall treatment at home', 'girlfriend kaise banaye', 'bank holiday today', 'blood group test meaning', 'divorce lawyer near me',
  'car insurance renewal', 'iphone loan emi', 'learn guitar online', 'dog vaccination', 'tax on bitcoin', 'visa for america', 'namaz time',
  'english speaking course', 'flat on rent', 'second hand car', 'film star photo', 'tv serial episode', 'bike service', 'mukhyamantri pratigya',
  'president of india', 'map of asia', 'amazon sale', 'ट्रेन टिकट', 'कबड्डी मैच',
];

const ABROAD = ['loan to study in canada', 'foreign study loan', 'अमेरिका में पढ़ाई के लिए लोन'];

describe('queries that no scheme of India answers', () => {
  it('are mostly declined', () => {
    const answered = OUTSIDE.filter((query) => !isDeclined(query));
    expect(1 - answered.length / OUTSIDE.length, answered.join(', ')).toBeGreaterThanOrEqual(DECLINED);
  });

  it.each(ABROAD)('do not find loans for studies abroad: %s', (query) => {
    expect(isDeclined(query)).toBe(false);
  });

  it.each(['nri', 'NRI', 'NRI pension'])('does not take an acronym for a misspelt everyday word: %s', (query) => {
    const first = index.search(query).hits.slice(0, 3);
    const slugs = first.map(({ id }) => schemes.find((scheme) => scheme.id === id)?.slug ?? '');
    expect(slugs.filter((slug) => slug.includes('nari'))).toEqual([]);
  });
});

describe('what schemes are about', () => {
  it.each([
    'kumhar ko bijli wala chaak',
    'मोची के लिए योजना',
    'house for landless labourer',
    'canser pasent help',
    'mere pati daily peete hai aur marte hai koi helpline hai kya jaha madad mile',
    'bartan jhadu pocha karne wali bai ke liye koi yojna',
  ])('are not declined for a missing part: %s', (query) => {
    expect(isDeclined(query)).toBe(false);
  });

  it.each(['ladki ka number', 'लड़की का नंबर', 'biwi chahiye', 'बीवी चाहिए', 'rashifal aaj ka'])(
    'recognises a topic in any script, with filler words in between: %s',
    (query) => {
      expect(isDeclined(query)).toBe(true);
    },
  );
});

describe('one everyday word', () => {
  const first = (query: string) => schemes.find(({ id }) => id === index.search(query).hits[0]?.id)?.slug;

  it.each(['घर', 'ghar', 'घर चाहिए', 'home', 'makan'])('%s finds housing before schemes with the word in their name', (query) => {
    expect(['pmay-g', 'pmay-u']).toContain(first(query));
  });

  it.each([
    ['sahara', 'himachal-sahara'],
    ['sahara yojana', 'himachal-sahara'],
    ['सहारा योजना', 'himachal-sahara'],
    ['maid', 'e-shram'],
    ['domestic worker', 'e-shram'],
    ['gig worker', 'e-shram'],
    ['zomato delivery boy', 'e-shram'],
    ['ex serviceman', 'ksb-penury-grant'],
    ['ex army man', 'ksb-penury-grant'],
    ['muslim student', 'minority-scholarships'],
    ['muslim scholarship', 'minority-scholarships'],
    ['लाडली बहना की किस्त कब आएगी', 'ladli-behna'],
    ['लाडली बहना का पैसा कब आएगा', 'ladli-behna'],
    ['my son is 19 and has autism, is there any insurance or pension', 'niramaya'],
    [
      "I am a single mother working as a cook in three houses in Pune. How can I get help for my daughter's education?",
      'maharashtra-girls-free-education',
    ],
    ['मैं दिल्ली में घरों में काम करती हूँ। मुझे अपनी बेटी की शादी के लिए मदद चाहिए।', 'delhi-widow-daughter-marriage'],
    ['My husband died last year. I have two small children. Is there any pension for me?', 'widow-pension-ignwps'],
    ['restaurant loan mudra', 'mudra-loan'],
    ['folk song artist pension', 'manipur-artiste-pension'],
    ['ladli behna ki kist ruk gayi', 'ladli-behna'],
    ['maiya samman ka paisa nahi aaya', 'maiya-samman'],
  ])('%s finds %s first', (query, slug) => {
    expect(first(query)).toBe(slug);
    expect(index.search(query).weak).toBe(false);
  });
});
