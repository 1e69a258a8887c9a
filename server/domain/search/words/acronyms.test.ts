import { describe, expect, it } from 'vitest';
import { acronymsOf } from './acronyms.ts';

const formsOf = (name: string, stated = '') => [...acronymsOf(name, stated).keys()];

describe('acronymsOf', () => {
  it('includes the stated short form as a whole and in its parts', () => {
    expect(formsOf('Any', 'AB-PMJAY')).toEqual(expect.arrayContaining(['abpmjay', 'pmjay']));
    expect(formsOf('Any', 'PM-KISAN')).toEqual(expect.arrayContaining(['pmkisan']));
  });

  it('spells the first letters, with and without small words and the last word', () => {
    const forms = formsOf('Atal Pension Yojana');
    expect(forms).toContain('apy');
    expect(formsOf('Scheme for Care of Old Animals')).toEqual(expect.arrayContaining(['scoa', 'sfcooa']));
    expect(formsOf('National Social Assistance Programme')).toEqual(expect.arrayContaining(['nsap', 'nsa']));
  });

  it('takes a short form from brackets', () => {
    expect(formsOf('Skill Scheme (NAPS-2)')).toContain('naps2');
  });

  it('ends the name at a dash, with or without a space before it', () => {
    expect(formsOf('Mission on Integrated Development of Horticulture- NHM and HMNEH')).toContain('midh');
  });

  it('uses short forms within a name both in full and as their first letter', () => {
    expect(formsOf('Post Matric Scholarship for OBC Students')).toEqual(expect.arrayContaining(['pmsobcs', 'pmsos']));
    expect(formsOf('Support To Students Of N.E.R. For Courses')).toContain('ssnerc');
  });

  it('is less certain of a form that skips a word', () => {
    const found = acronymsOf('Mahatma Jyotirao Phule Jan Arogya Yojana', '');
    expect(found.get('mjpjay')).toBeGreaterThan(found.get('mjpay') as number);
  });
});
