/** Sentences for two editors on one record. */
export const conflict = {
  title: 'Somebody else has saved this',
  text: 'Nothing has been overwritten. Choose for each text which one stays; then save again.',
  merged: (names: string) => `Taken over without conflict: ${names}.`,
  mine: 'Mine',
  stored: 'Stored',
  choose: (name: string) => `Which ${name} stays?`,
  apply: 'Go on with these',
  takeAll: 'Take all stored texts',
  empty: '(empty)',
};
