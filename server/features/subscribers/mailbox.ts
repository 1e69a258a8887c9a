/** Many providers deliver `name+anything@` to `name@`, and Gmail does not see dots: one form for all addresses of a mailbox. */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@');
  const plain = name.replace(/\+.*$/, '') || name;
  return /^g(?:oogle)?mail\.com$/.test(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`;
}
