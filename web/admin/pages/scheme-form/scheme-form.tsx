import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useSearch } from 'wouter';
import { eachTranslation, languageInEnglish, TRANSLATIONS, type TranslationLanguage } from '../../../../contract/languages.ts';
import type { AdminRequest } from '../../../../contract/requests.endpoints.ts';
import { listSchemeHistory, readSchemeVersion, restoreSchemeVersion } from '../../../../contract/scheme-history.endpoints.ts';
import { TRANSLATED_FIELDS } from '../../../../contract/scheme-table.ts';
import { schemeForm as words } from '../../../../messages/admin/scheme-form.ts';
import { TOAST_DURATION_MS } from '../../../components/toast-store.ts';
import { Button } from '../../components/button.tsx';
import { useLibrary } from '../../components/documents/library.ts';
import { FIELD_LABELS, fieldName } from '../../components/field-name.ts';
import { DraftOffer } from '../../components/record-form/draft-offer.tsx';
import { FormConflict } from '../../components/record-form/form-conflict.tsx';
import { focusField, ProblemSummary, ProblemsProvider } from '../../components/record-form/problems.tsx';
import { PublishBar } from '../../components/record-form/publish-bar.tsx';
import { type SaveKind, usePublishing } from '../../components/record-form/use-publishing.tsx';
import { useRecordForm } from '../../components/record-form/use-record-form.ts';
import { useWantedField } from '../../components/record-form/use-wanted-field.ts';
import { HistoryPanel } from '../../components/record-history/history-panel.tsx';
import { useReturnAddress } from '../../components/return-address.ts';
import { SCHEME_CALLS } from '../../scheme-calls.ts';
import { schemeChecks } from '../../scheme-checks.ts';
import { toast } from '../../toast.ts';
import { DetailsFields } from './details-fields.tsx';
import { namedProblems } from './documents/document-problems.ts';
import { DocumentsFields } from './documents/documents-fields.tsx';
import { DocumentsNote } from './documents/documents-note.tsx';
import { EnglishFields } from './english-fields.tsx';
import { BLANK, changedNames, type FormValues, isComplete, isTranslated, type PartProps, payloadOf } from './form-values.ts';
import { gapChecks } from './gap-checks.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { RulesFields } from './rules/rules-fields.tsx';
import { RulesNote } from './rules/rules-note.tsx';
import { isNeededByDraft, problemLabel, schemeProblems, type Tab, tabOf } from './scheme-problems.ts';
import { SourcesFields } from './sources-fields.tsx';
import { TranslationFields } from './translation-fields.tsx';
import type { LoadedScheme } from './use-loaded-scheme.ts';
import { useSaveScheme } from './use-save-scheme.ts';

const TABS: Tab[] = ['english', 'rules', 'papers', ...TRANSLATIONS, 'details', 'sources', 'history'];
const HISTORY = { list: listSchemeHistory, read: readSchemeVersion, restore: restoreSchemeVersion, changes: SCHEME_CALLS };
const isTranslation = (tab: Tab): tab is TranslationLanguage => TRANSLATIONS.includes(tab as TranslationLanguage);

type SchemeFormProps = {
  loaded: LoadedScheme;
  /** Prefilled from a request. */
  initial?: FormValues;
  request?: AdminRequest;
  /** Fetches the scheme again and starts over. */
  onReload: () => void;
};

export function SchemeForm({ loaded, initial, request, onReload }: SchemeFormProps) {
  const [, navigate] = useLocation();
  const list = useReturnAddress('/admin/schemes');
  /** Translations confirmed against the edited English. */
  const [confirmed, setConfirmed] = useState<TranslationLanguage[]>([]);
  const wanted = new URLSearchParams(useSearch()).get('tab');
  const [tab, setTab] = useState<Tab>(TABS.find((one) => one === wanted) ?? 'english');
  const library = useLibrary(loaded.values.papers.length > 0);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const form = useRecordForm<FormValues, LoadedScheme>({
    record: loaded.stored ? `scheme:${loaded.stored.id}` : request ? `scheme:request-${request.id}` : 'scheme:new',
    loaded,
    initial,
    isMoreDirty: confirmed.length > 0,
    check: (values, stored) => ({ ...schemeProblems(values, stored), ...namedProblems(values, library) }),
  });
  const { base, values, isDirty } = form;
  const { stored } = base;
  const { save, isPending, nextBase } = useSaveScheme(base, form.beginSave);
  const checks = [
    ...schemeChecks({ ...values, translated: eachTranslation((language) => isTranslated(values, language)) }),
    ...gapChecks(values),
  ];
  const status = stored?.status ?? 'new';
  const changed = changedNames(base.values, values);
  const stateOf = (language: TranslationLanguage) => stored?.translationStates[language] ?? 'missing';

  const goTo = (name: string) => {
    flushSync(() => setTab(tabOf(name)));
    focusField(name);
  };
  useWantedField(goTo);
  const mayBeSent = (kind: SaveKind) => {
    const found = form.findProblems(kind === 'draft' ? isNeededByDraft : undefined);
    if (!found) return true;
    if (!isComplete(values)) {
      // The summary above the form stays, so this toast may close.
      toast({ title: words.validationError, description: words.required, variant: 'destructive', duration: TOAST_DURATION_MS });
    }
    setTab(tabOf(Object.keys(found)[0] ?? 'name'));
    return false;
  };
  const send = (kind: SaveKind, stays: boolean) => {
    const { translations, ...fields } = payloadOf(base.values, values, { isDraft: kind === 'draft', unfinished: stored?.unfinished ?? [] });
    const confirming = Object.fromEntries(confirmed.map((language) => [language, values.translations[language]]));
    const payload = {
      ...fields,
      ...((translations || confirmed.length > 0) && { translations: { ...translations, ...confirming } }),
      ...(kind === 'draft' && { status: 'draft' as const }),
      ...(kind === 'publish' && status === 'draft' && { status: 'published' as const }),
      ...(request && { requestId: request.id }),
    };
    void save(payload, {
      mayTakeBack: kind === 'publish' && status === 'new' && checks.some(({ isDone }) => !isDone),
      onSaved: async (saved) => {
        if (!stays) {
          form.saved();
          navigate(list);
        } else if (stored) {
          const next = await nextBase(saved, values);
          form.saved(next);
          setConfirmed([]);
        } else {
          form.saved();
          // Stays in the same tab, with the list to return to.
          navigate(`/admin/manageSchemes/${saved.id}${tab === 'english' ? '' : `?tab=${tab}`}`, { replace: true, state: history.state });
        }
      },
      onConflict: form.conflict,
      onRefused: (field, sentence) => {
        form.refuse({ [field]: sentence });
        setTab(tabOf(field));
      },
    });
  };
  const { formProps, question } = usePublishing({
    status,
    name: values.name,
    checks,
    // As specified, a new scheme is published without confirmation; but answering a request sends a mail, which cannot be recalled.
    asksWhenIncomplete: stored !== null || request !== undefined,
    mayBeSent,
    onGoTo: goTo,
    save: send,
  });
  const part: PartProps = { values, set: form.set, isDisabled: isPending };
  return (
    <ProblemsProvider value={form.problems}>
      <form noValidate {...formProps}>
        <DraftOffer drafts={form.drafts.found} onRestore={form.restore} onDiscard={form.discard} />
        <ProblemSummary problems={form.problems} attempt={form.attempt} labelOf={problemLabel} onGoTo={goTo} />
        {request && (
          <p className="note mb-6">
            {words.request.from(request.name, request.askedBy)} {words.request.promise} {request.description && words.request.words}
          </p>
        )}
        <Tabs.Root value={tab} onValueChange={(next) => setTab(next as Tab)}>
          <Tabs.List aria-label={words.tabList} className="mb-6 flex gap-1 overflow-x-auto border-b border-line">
            {TABS.map((name) => (
              <TabButton key={name} name={name} {...(isTranslation(name) && { remark: words.translation[stateOf(name)] })} />
            ))}
          </Tabs.List>
          <Tabs.Content value="english">
            <EnglishFields
              {...part}
              notes={{
                eligibility: <RulesNote values={values} onGoTo={() => goTo('conditions')} />,
                documentsRequired: <DocumentsNote values={values} onGoTo={() => goTo('papers')} />,
              }}
            />
          </Tabs.Content>
          <Tabs.Content value="rules">
            <RulesFields {...part} />
          </Tabs.Content>
          <Tabs.Content value="papers">
            <DocumentsFields {...part} />
          </Tabs.Content>
          {TRANSLATIONS.map((language) => (
            <Tabs.Content key={language} value={language}>
              <TranslationFields
                {...part}
                language={language}
                state={stateOf(language)}
                isEnglishChanged={TRANSLATED_FIELDS.some((name) => changed.includes(name))}
                confirms={confirmed.includes(language)}
                onConfirm={(confirms) => setConfirmed([...confirmed.filter((one) => one !== language), ...(confirms ? [language] : [])])}
              />
            </Tabs.Content>
          ))}
          <Tabs.Content value="details">
            <DetailsFields {...part} />
          </Tabs.Content>
          <Tabs.Content value="sources">
            <SourcesFields {...part} base={base} isDirty={isDirty} onChecked={form.setBase} />
          </Tabs.Content>
          <Tabs.Content value="history">
            <HistoryPanel id={stored?.id} calls={HISTORY} nameOf={fieldName} isDirty={isDirty} onRestored={onReload} />
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
          <Button
            variant="quiet"
            disabled={isPending}
            onClick={() => {
              form.reset(stored ? base.values : BLANK);
              setConfirmed([]);
            }}
          >
            {stored ? words.reset : words.cancel}
          </Button>
          {stored && (
            <Button variant="quiet" disabled={isPending} onClick={() => setIsPreviewing(true)}>
              {words.preview}
            </Button>
          )}
        </PublishBar>
        {question}
        {isPreviewing && stored && <PreviewDialog id={stored.id} isDirty={isDirty} onClose={() => setIsPreviewing(false)} />}
        <FormConflict form={form} names={FIELD_LABELS} />
      </form>
    </ProblemsProvider>
  );
}

function TabButton({ name, remark }: { name: Tab; remark?: string }) {
  return (
    <Tabs.Trigger
      value={name}
      className="-mb-px min-h-11 shrink-0 cursor-pointer rounded-t-lg border-b-4 border-transparent px-4 py-2 font-semibold text-muted hover:bg-peacock-soft data-[state=active]:border-marigold data-[state=active]:text-peacock-dark"
    >
      {isTranslation(name) ? languageInEnglish(name) : words.tabs[name]} {remark && <span className="font-normal">({remark})</span>}
    </Tabs.Trigger>
  );
}
