import type * as english from '../en/categories.ts';

export const categoryNames: typeof english.categoryNames = {
  education: 'શિક્ષણ',
  'women-child': 'મહિલા અને બાળક',
  health: 'આરોગ્ય',
  agriculture: 'ખેતી',
  housing: 'મકાન',
  welfare: 'સમાજ કલ્યાણ',
  employment: 'રોજગાર',
  'banking-insurance': 'બૅંક અને વીમો',
  taxation: 'કરવેરા',
  technology: 'ટેક્નોલૉજી',
  business: 'વેપાર અને ઉદ્યોગ',
  other: 'અન્ય',
};

export const categoryDescriptions: typeof english.categoryDescriptions = {
  education: 'શાળા-કૉલેજના વિદ્યાર્થીઓ માટે શિષ્યવૃત્તિ, ફીમાં મદદ અને લોન',
  health: 'મફત સારવાર, આરોગ્ય વીમો અને માતા તથા દર્દી માટે મદદ',
  agriculture: 'ખેડૂતો માટે આવકની મદદ, પાક વીમો, લોન અને ઓજાર',
  employment: 'કામ શોધનારા માટે તાલીમ, એપ્રેન્ટિસશિપ અને રોજગાર',
  housing: 'ગામ અને શહેરમાં ઘર બાંધવા, ખરીદવા કે સમારવા મદદ',
  welfare: 'વડીલો, વિધવાઓ અને દિવ્યાંગો માટે પેન્શન અને મદદ',
  business: 'નાનો ધંધો શરૂ કરવા કે વધારવા લોન અને સહાય',
  taxation: 'પરિવારો અને વેપારીઓ માટે કરમાં રાહત અને સહેલી કર યોજનાઓ',
};
