/** Passwords that attackers try first. Shorter ones are refused for their length. */

const COMMON = new Set(
  `password password1 password12 password123 password1234 password@123 pass@123 passw0rd p@ssw0rd p@ssword passwort password!
  admin123 admin1234 admin@123 admin@1234 administrator adminadmin root1234 rootroot superuser welcome1 welcome123 welcome@123 letmein1
  letmein123 changeme changeme1 changeme123 default1 secret123 secretsecret test1234 test@123 testtest testing123 user1234 username
  login123 master123 hello123 hello1234 guest123 temp1234 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty@123 qwerty12345 qazwsxedc
  1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4 asdfghjk asdfghjkl zxcvbnm1 zxcvbnm123 abcd1234 abcd@1234 abcdefgh abc12345 abc@1234 a1b2c3d4 a1234567
  aa123456 12345678 123456789 1234567890 123456789a 12341234 12344321 87654321 987654321 0987654321 00000000 01234567 012345678 0123456789
  11111111 111111111 11223344 1122334455 12121212 123123123 123321123 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999
  87651234 13131313 10101010 11112222 14725836 147258369 159753456 19871987 19901990 iloveyou iloveyou1 iloveindia lovelove loveyou1
  sunshine princess football football1 baseball superman batman123 michael1 jennifer computer computer1 internet internet1 whatever starwars
  trustno1 dragon123 monkey123 shadow123 freedom1 charlie1 cricket1 cricket123 sachin10 sachin123 dhoni007 virat018 viratkohli
  india123 india@123 india1234 india1947 india2020 bharat123 bharatmata jaihind1 jaihind123 jaishreeram jaimatadi jaiganesh omnamahshivaya
  omsairam sairam123 krishna1 krishna123 radhakrishna ganesh123 hanuman1 waheguru bismillah allahuakbar 786786786 mahadev1 mahakal1
  rahul123 rahul@123 priya123 rohit123 rohit@123 amit1234 sanjay123 suresh123 ramesh123 kumar123 kumar@123 sharma123 singh123 patel123
  mumbai123 delhi123 gujarat1 gujarat123 ahmedabad hindustan hindustan1 pakistan1 kolkata1 chennai1 bangalore hyderabad
  yojana123 yojana@123 yojanapath yojanapath1 yojanapath123 pmkisan1 pmkisan123 sarkari1 sarkari123 sarkariyojana government`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether a password is common, one repeated character, or the user name. */
export function isEasyPassword(password: string, username = ''): boolean {
  const plain = password.trim().toLowerCase();
  return COMMON.has(plain) || /^(.)\1*$/su.test(plain) || (username !== '' && plain === username.trim().toLowerCase());
}
