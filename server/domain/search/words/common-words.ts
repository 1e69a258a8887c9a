/**
 * Everyday words that neither the catalogue nor the lexicon needs; they are never corrected as typos. English, Hindi in Latin letters and Hindi.
 * Words that are mostly typos here are left out, such as `lone` for loan.
 */
const ENGLISH = `
  above accept accepted access according account across action actor actress actually address admin advance advice afternoon again against
  airport album alert alone already although always amazing america amount angry animal announce announced another answer anybody anyone
  apartment appeal appear appeared apple approve approved april area argue army around arrest arrive article artist ask asked asking attack attend
  august australia author authority autumn average avoid award awards awake away baby back background bad bag ball balance banana band bar
  base basic basket bat bath battery beach beat beautiful beauty became become bed bedroom before began begin behind believe bell below
  belt better beyond big bike bill bird birthday biscuit bite bitcoin bitter black blame blank blind block blocked blood blow blue body
  bollywood book boring born borrow boss bottle bottom bought bowl box boyfriend brain branch brand bread break breakfast bribe bridge
  bright bring broken brother brought brown browser budget bug bulb burn burnt bus busy butter button buyer cake calculate calculator call
  called caller calm camera cancel cancelled candidate car care careful carpet carry cartoon cash cat catch cause celebrate celebrity
  centre century chain chair champion chance change changed channel character charge charger charges chat cheap cheat cheated check
  checked cheese chef chess chicken chief chips chocolate choice choose chosen christmas church cinema circle citizen city claim claimed
  class clean clear clever click climate climb clock close closed cloth clothes cloud club coach coat code coffee coin cold collect
  collector college colour color come comedy comfort command comment common company compare complain complained complaint complete
  completed computer concert condition confirm confirmed confused connect contact content contest continue control cook cookie cool copy
  corner correct correction corrupt corruption cotton count country couple courage course court cousin cover crazy cream create cricket
  crime cross crowd cry culture cup cure current curtain customer cut daily damage dance danger dark data date dead deal dear death debate
  december decide decided decision deep delay delayed delete deleted deny denied department depend deposit describe design desk destroy
  detail device dial diary dictionary die died diet different difficult dinner direct direction director dirty disappear discount discover
  discuss dish dislike display distance district divide divorce doctor document dog door double doubt down download draft drama draw dream
  dress drink drive driver drop drunk dry due dull dust duty each early earn earth easy eat edit editor education effect egg eight either
  election electric elephant eleven else email emergency employee empty end enemy energy engine engineer english enjoy enough enquiry
  enter entry equal error escape europe even evening event ever every everyone everything evil exactly exam example except excited excuse
  exercise exist exit expect expensive expert expire expired explain explore export express extra eye face facebook fact factory fail
  failed failure fair fake fall false fame famous fan fancy fashion fast fat fault favourite fear february feel feeling fell fellow female
  fever few field fight figure fill filled film films final find fine finger finish fire firm first fish fit five fix flag flat flight
  floor flower fly follow food foot football forbid force foreign forest forget forgot forgive forgot forward found four france fraud
  fresh friday fridge friend friends front frozen full fun funny furniture future gallery gambling game games gang garbage garden garlic
  gate gather general gentle german germany ghost gift girl girlfriend glad glass global goal goat god gold golden good goodbye google
  gossip grade grammar grass grave great green grey ground group grow guess guest guide guilty guitar gun guy gym habit hacked hair
  hairstyle half hall hand handle hang happen happened happy harass hard harm hat hate head headache hear heard heart heat heavy height
  hero hidden hide high hill history hit hobby hold holiday hollywood honest hope horoscope horror horse hospital hot hotel hour house
  however huge human humour hundred hunger hungry hurry hurt husband ice idea identity ignore illegal image imagine immediately important
  impossible improve inch include incorrect increase independent inside install instagram instead insult interest interesting internet
  interview invalid invest investment invitation invite iphone island issue issued item jacket jail january japan jealous jeans job join
  joined joke journey juice july jump june junk jungle justice karaoke keep kept key keyboard kick kid kids kill kind king kiss kitchen
  knee knew knife knock known laboratory lady lake lamp language laptop large last late later laugh launch launched law lawyer lazy leader
  leaf league leak learn leather leave lecture left leg legal lemon lend length less lesson letter level library lie life lift light limit
  line lion lip liquid liquor listen little live lock locked lonely long lost lottery loud love lovely low loyal luck lucky luggage lunch
  luxury lyrics machine magazine magic mail male mall manager mango march mark market married mask match matches material math matter
  maximum meal mean meaning meat media medicine meet meeting member meme memory mental menu message metal metro middle midnight milk mind
  mine minimum minister minute mirror miss missing mistake mix model modern moment monday monkey month moon morning mostly motion
  mountain mouse mouth move moved movie movies murder muscle museum music mystery nail naked narrow nation nature near nearest neck needle
  neighbour nervous net netflix network neutral never new news newspaper next nice night nine nobody noise none noodles normal north nose
  nothing notice noted novel november now nowhere number object october odd offer office officer often oil okay old omelette once onion
  only opinion opposite orange order ordinary organise original other otherwise outside oven owner pack packet page pain paint pair palace
  palm panic pant paper paragraph parcel park parking part party pass passed passport past paste path patient pattern pay payment peace
  peak pencil pending perfect perhaps period permission permit personal perfume petrol phone photo photos photograph phrase pick picture
  piece pilot pin pink pizza place placed planet plastic plate play player please plenty pocket poem poet point poison police polite
  political politics pool popular porn position possible post postpone pot potato powder power practice pray prayer predict prefer present
  president press pressure pretty prevent previous price prince princess print printer prison private prize problem process produce
  product profile profit project promise promoted proof proper property protect protest proud prove public pull punish punishment purple
  purpose purse push puzzle queen query question queue quick quickly quiet quit quiz quote rabbit race radio rain rainy raise random rape
  rate rather rating reach read reader ready real really reason receive recent recharge recipe recipes recommend record recover red reduce
  refund refuse refused region register regular reject rejected rejection relation relationship relative relax release released religion
  remain remember remind remote remove removed repair repeat replace reply report request require required rescue research reset resign
  respect rest restaurant result results retry return reveal revenge reverse review reward rice rich ride right ring risk river road rob
  robot rock role roof room root rope rose rough round route royal rubber rude rule rules run running rush sad safe safety said sale salt
  same sand sandwich saturday sauce save saw say scam school science scissors score scorpio scratch scream screen sea search season seat
  second secret section secure see seem seen select self sell send sent sentence separate september series serious serve server service
  session set settle seven several sex shadow shake shame shape share sharp sheet shelf shine ship shirt shock shoe shoes shop shopping
  short shoulder shout show shower shut shy sick side sign signal silent silver similar simple since sing singer single sink sister sit
  site situation six size skin skip sky sleep slept slip slow small smart smell smile smoke snake snow soap social sock soft software
  solution solve song songs soon sorry sort soul sound soup sour south space speak special speech speed spell spend spent spice spider
  spirit split sport sports spread spring square stage stair stamp stand star start state station statue stay steal steel step stick still
  stock stolen stomach stone stop stopped store storm story straight strange street stress strict strike string strong stuck study stupid
  style subject submit submitted success successful sudden sugar suggest suicide suit summer sun sunday sunny superb sure surprise surname
  suspend suspended sweet swim switch sword symbol system table tail talent talk tall tank taste tattoo taxi tea teach team tear
  technical technology telegram television tell temperature temple temporary ten tennis tension terrible test text thank thanks theatre
  theory thick thief thin think third thirty thought thousand thread threat three throat throw thunder thursday ticket tickets tiger tight
  tiktok time timing tiny tired tissue title toast tobacco today together told tomato tomorrow tongue tonight took tooth top topic torch
  total touch tour tourist toward towel tower town toy track trade traffic trailer train translate transfer transferred translation travel
  treat tree trick trip trouble truck true trust truth try tuesday turn twelve twenty twice twin twitter twitter type ugly umbrella uncle
  understand uniform union unique unit university unknown unless until update updated upgrade upload upset urgent use used useful user
  username usual vacation vacancy valid value vegetable verify verified version very victory video videos view village violin virus visa
  visit visitor voice vote voter wage wait waiting wake walk wall wallet wallpaper war warm warn wash waste watch water wave weak weapon
  wear weather website wedding wednesday week weekend weekly weight welcome well west wet whatsapp wheel white whole wide wife wifi wild
  win wind window wine wing winner winter wish withdraw within without woman wonder wood word work world worry worse worst worth wound
  wrap write wrong wrote yard yeah yellow yes yesterday yet yoga young youtube zero zone zoo
  pearl area areca pedal paddle honda sardar
  biryani paneer momos samosa burger noodle pasta ipl kohli dhoni shahrukh salman khan bigg anime manga netflix spotify paytm gpay phonepe
  telegram reels gmail chatgpt android windows`;

const ROMANISED = `
  aadat aage aam aawaz abhishek acchi achanak adhikari adhura afsos ajeeb akhbar alag amir anjaan andar andhera apmaan aurat awaaz
  baar baarish baat baaten baad badal badla badli badalna badmash bahar baitha bakwas band banda bandh bankar bartan beech beta bhaag bhagwan
  bhaiya bhejo bheja bhejna bhook bhool bhoot bijli bimari bol bola bolo bolna budget bura buri chahta chala chale chalo chaku chai chand
  chehra chhod chhoda chhota chhoti chhote chhutti chinta chor chori chot chup daal daam dabba dard darj darwaza dard daya dekh dekha
  dekho dekhna der dharm dhokha dhokhadhadi dhoop dhoond dhundh dhyan dikkat dil dimaag din dobara dost dosti doodh door doosra dukh duniya
  dushman ek farak farzi fayde filmi fikar gaali gaana gaane gaand galat galti gana garam gharelu ghoos ghoosh ghumna ghusa girna gussa
  gum gumshuda haal haath haar hafta hamesha hansi hatana hataya hava hawa haweli hindi hisaab hisab hoshiyar huzoor ilzaam imandar
  intezaar intzar ishq itna itni itne izzat jaadu jaan jaana jaanch jab jagah jagran jaldi jamana janam janta janwar jawab jawan jhagda
  jhooth jhutha jhuthi jindagi jode jodna jodo julm jurm jugaad kaagaz kaagzat kaam kaat kabhi kacha kaha kahani kaho kahta kaid kala kali
  kamai kamar kami kamzor kapda kapde karan kasam kata kataa katna keemat khaali khabar khaana khana khaata khata khelna khel khatam khatra
  khatm kharab khareed khao khaya khoj kho khoya khoobsurat khud khush khushi kirpa kitab koshish kripya kursi ladai ladka lafda lagan
  lalach lambi lamba log looto loot lottery maafi maana maang maara maarna maaf madad mahal mahanga majak majboor malik man mana manjoor
  manzoor mara marna maut mausam mauka maza meetha mehnat milana milan mitti mohabbat mohalla mood mooh mulk mushkil naach naak nafrat
  nagad najar naksha namak namaste nashta naukar naya nayi nazar neeche neend nikal nikala nikalna nirasha oonch paani paap pagal pahad
  pakad pakka panah parda pareshan pareshani paros pata patni phal phasa phata phone phool pichla pichle pighal pooch poocha poochna poora
  poori prashn pyaar pyar raat raaz raja rani rasta reh rishta rishwat roka ruk ruka ruki rukna ruko rona roti rupiya saabun saaf saamne
  saans sach sadi sahi sahara samaj samajh samasya samay sandesh sapna sawaal sawal seedha seekh shaam shak shakal shakkar shanti sharab
  sharm shayad shayari shikayat shor shukriya shuruaat sona soch socha sochna subah sudhar sukh sunao suna suno sundar suraj taarikh tabiyat
  takleef tanha tarah tareeka tasveer tatkal teen tez thagi theek thanda toot toota tukda tumhara udhar ulta umeed unchi upar uth uthana
  vaada vaapas vada waapas waham wajah wapas wapsi yaad yaar yatra zameer zaroor zaroorat zindagi zinda zor zulm`;

const NATIVE = `
  मौसम क्रिकेट स्कोर फिल्म फ़िल्म गाना गाने वीडियो यूट्यूब व्हाट्सएप फेसबुक इंस्टाग्राम पिज़्ज़ा पिज्जा समोसा बिरयानी रेसिपी शाहरुख सलमान खान टिकट मूवी कहानी
  शायरी राशिफल खबर समाचार रिजेक्ट अस्वीकार अस्वीकृत गलत ग़लत खारिज रुक रुका रुकी बंद शिकायत रिश्वत घूस धोखा ठगी फर्जी फ़र्ज़ी देरी इंतजार सुधार
  પિઝા હવામાન ક્રિકેટ સ્કોર ફિલ્મ ગીત વિડિયો સમાચાર રાશિફળ ટિકિટ રિજેક્ટ ફરિયાદ લાંચ`;

export const COMMON_WORDS: ReadonlySet<string> = new Set([ENGLISH, ROMANISED, NATIVE].flatMap((words) => words.trim().split(/\s+/)));
