import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useSearch } from 'wouter';
import { listDocumentHistory, readDocumentVersion, restoreDocumentVersion } from '../../../../contract/document-admin.endpoints.ts';
import { languageInEnglish, TRANSLATIONS, type TranslationLanguage } from '../../../../contract/languages.ts';
import { documentForm as words } from '../../../../messages/admin/document-form.ts';
import { Button } from '../../components/button.tsx';
import { FIELD_NAMES, fieldName } from '../../components/documents/field-name.ts';
import { goneDocuments, useLibrary } from '../../components/documents/library.ts';
import { DraftOffer } from '../../components/record-form/draft-offer.tsx';
import { FormConflict } from '../../components/record-form/form-conflict.tsx';
import { focusField, ProblemSummary, ProblemsProvider } from '../../components/record-form/problems.tsx';
import { PublishBar } from '../../components/record-form/publish-bar.tsx';
import { type SaveKind, usePublishing } from '../../components/record-form/use-publishing.tsx';
import { useRecordForm } from '../../components/record-form/use-record-form.ts';
import { useWantedField } from '../../components/record-form/use-wanted-field.ts';
import { HistoryPanel } from '../../components/record-history/history-panel.tsx';
import { useReturnAddress } from '../../components/return-address.ts';
import { TabList } from '../../components/tab-list.tsx';
import { DOCUMENT_CALLS } from '../../document-calls.ts';
import { documentChecks, documentProblems, isNeededByDraft, problemLabel, type Tab, tabOf } from './document-problems.ts';
import type { DocumentValues, PartProps } from './document-values.ts';
import { EnglishFields } from './english-fields.tsx';
import { FactsFields } from './facts-fields.tsx';
import { documentInput, isBegun, stateToSend } from './sent-document.ts';
import { SourcesFields } from './sources-fields.tsx';
import { TranslationFields } from './translation-fields.tsx';
import { type LoadedDocument, loadedFrom } from './use-loaded-document.ts';
import { useSaveDocument } from './use-save-document.ts';
import { useUsesQuestion } from './use-uses-question.tsx';
import { UsesNote } from './uses-note.tsx';

const HISTORY = { list: listDocumentHistory, read: readDocumentVersion, restore: restoreDocumentVersion, changes: DOCUMENT_CALLS };
const TABS: { value: Tab; label: string }[] = [
  { value: 'english', label: words.tabs.english },
  ...TRANSLATIONS.map((value) => ({ value, label: languageInEnglish(value) })),
  ...(['facts', 'sources', 'history'] as const).map((value) => ({ value, label: words.tabs[value] })),
];

type DocumentFormProps = { loaded: LoadedDocument /** Fetches the document again and starts over. */; onReload: () => void };

export function DocumentForm({ loaded, onReload }: DocumentFormProps) {
  const [, navigate] = useLocation();
  const list = useReturnAddress('/admin/documents');
  const [tab, setTab] = useState<Tab>(useSearch() === 'tab=history' ? 'history' : 'english');
  /** Translations confirmed against the English as edited. */
  const [confirmed, setConfirmed] = useState<TranslationLanguage[]>([]);
  const library = useLibrary(loaded.values.needs.length > 0);
  const check = (values: DocumentValues, base: LoadedDocument) => {
    const [gone] = goneDocuments(library, values.needs);
    return { ...documentProblems(values, base), ...(gone && { needs: words.gone(gone) }) };
  };
  const form = useRecordForm<DocumentValues, LoadedDocument>({
    record: `paper:${loaded.stored?.id ?? 'new'}`,
    loaded,
    check,
  });
  const { base, values } = form;
  const { stored } = base;
  const { save, isPending } = useSaveDocument(base, form.beginSave);
  const checks = documentChecks(values);
  const status = stored?.status ?? 'new';

  const goTo = (name: string) => {
    flushSync(() => setTab(tabOf(name)));
    focusField(name);
  };
  useWantedField(goTo);
  const send = (kind: SaveKind, stays: boolean) =>
    void save(
      { ...documentInput(base.values, values, confirmed), status: kind === 'draft' ? 'draft' : 'published' },
      {
        onSaved: (saved) => {
          if (!stays) {
            form.saved();
            navigate(list);
          } else if (stored) {
            const next = loadedFrom(saved);
            form.saved(next);
            form.replace(next.values);
            setConfirmed([]);
          } else {
            form.saved();
            navigate(`/admin/documents/${saved.id}`, { replace: true, state: history.state });
          }
        },
        onConflict: form.conflict,
        onRefused: (field, sentence) => {
          form.refuse({ [field]: sentence });
          setTab(tabOf(field));
        },
      },
    );
  const uses = useUsesQuestion({ stored, name: values.name, send });
  const { formProps, question } = usePublishing({
    status,
    name: values.name,
    checks,
    asksWhenIncomplete: true,
    mayBeSent: (kind) => {
      const found = form.findProblems(kind === 'draft' ? isNeededByDraft : undefined);
      if (found) setTab(tabOf(Object.keys(found)[0] ?? 'name'));
      return !found;
    },
    onGoTo: goTo,
    save: uses.ask,
  });
  const part: PartProps = { values, set: form.set, isDisabled: isPending };
  const isLeftBehind = (language: TranslationLanguage) =>
    isBegun(values, language) && values[`${language}_state`] !== 'stale' && stateToSend(base.values, values, language, false) === 'stale';
  return (
    <ProblemsProvider value={form.problems}>
      <form noValidate {...formProps}>
        <DraftOffer drafts={form.drafts.found} onRestore={form.restore} onDiscard={form.discard} />
        <ProblemSummary problems={form.problems} attempt={form.attempt} labelOf={problemLabel} onGoTo={goTo} />
        {stored && <UsesNote uses={stored.usedBy} />}
        <Tabs.Root value={tab} onValueChange={(next) => setTab(next as Tab)}>
          <TabList label={words.tabList} tabs={TABS} value={tab} />
          <Tabs.Content value="english">
            <EnglishFields {...part} isNew={stored === null} />
          </Tabs.Content>
          {TRANSLATIONS.map((language) => (
            <Tabs.Content key={language} value={language}>
              <TranslationFields
                {...part}
                language={language}
                isLeftBehind={isLeftBehind(language)}
                confirms={confirmed.includes(language)}
                onConfirm={(confirms) => setConfirmed([...confirmed.filter((one) => one !== language), ...(confirms ? [language] : [])])}
              />
            </Tabs.Content>
          ))}
          <Tabs.Content value="facts">
            <FactsFields {...part} />
          </Tabs.Content>
          <Tabs.Content value="sources">
            <SourcesFields {...part} />
          </Tabs.Content>
          <Tabs.Content value="history">
            <HistoryPanel id={stored?.id} calls={HISTORY} nameOf={fieldName} isDirty={form.isDirty} onRestored={onReload} />
          </Tabs.Content>
        </Tabs.Root>
        <PublishBar
          status={status}
          label={stored ? words.updateButton : words.addButton}
          isPending={isPending}
          checks={checks}
          onGoTo={goTo}
          form={form}
        >
          <Button variant="quiet" disabled={isPending} onClick={() => form.reset()}>
            {words.reset}
          </Button>
          {stored?.status === 'published' && (
            <a href={`/documents/${stored.slug}`} target="_blank" rel="noreferrer" className="button-quiet">
              {words.view}
            </a>
          )}
        </PublishBar>
        {question}
        {uses.question}
        <FormConflict form={form} names={FIELD_NAMES} />
      </form>
    </ProblemsProvider>
  );
}
