import type * as english from '../en/categories.ts';

export const categoryNames: typeof english.categoryNames = {
  education: 'शिक्षा',
  'women-child': 'महिला और बच्चे',
  health: 'स्वास्थ्य',
  agriculture: 'खेती',
  housing: 'आवास',
  welfare: 'समाज कल्याण',
  employment: 'रोज़गार',
  'banking-insurance': 'बैंक और बीमा',
  taxation: 'टैक्स',
  technology: 'टेक्नोलॉजी',
  business: 'व्यापार और उद्योग',
  other: 'अन्य',
};

export const categoryDescriptions: typeof english.categoryDescriptions = {
  education: 'स्कूल और कॉलेज के छात्रों के लिए छात्रवृत्ति, फीस में मदद और लोन',
  health: 'मुफ्त इलाज, स्वास्थ्य बीमा, माँ और मरीज़ों के लिए मदद',
  agriculture: 'किसानों के लिए आमदनी में मदद, फसल बीमा, लोन और मशीनें',
  employment: 'काम ढूँढने वालों के लिए हुनर की ट्रेनिंग, अप्रेंटिसशिप और काम',
  housing: 'गाँव और शहर में घर बनाने, खरीदने या सुधारने में मदद',
  welfare: 'बुज़ुर्गों, विधवाओं और दिव्यांगों के लिए पेंशन और सहारा',
  business: 'छोटा धंधा शुरू करने या बढ़ाने के लिए लोन और अनुदान',
  taxation: 'परिवारों और व्यापारियों के लिए टैक्स में छूट और आसान योजनाएँ',
};
