import { listCheckParts } from '../../../contract/check.endpoints.ts';
import { call } from '../../data/call.ts';
import { langInput } from '../../language/lang-input.ts';
import type { Visit } from '../../page.ts';

export const partsCall = ({ language }: Pick<Visit, 'language'>) => call(listCheckParts, langInput(language));
