import { Tabs } from 'radix-ui';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { AdminRequest } from '../../../../contract/requests.endpoints.ts';
import { schemeForm as words } from '../../../../messages/admin/scheme-form.ts';
import { ConflictDialog } from '../../components/conflict-dialog.tsx';
import { toast } from '../../components/toast-store.ts';
import { useUnsavedGuard } from '../../components/unsaved-guard.tsx';
import { DraftOffer, useDraft } from '../../components/use-draft.tsx';
import { DetailsFields } from './details-fields.tsx';
import { EnglishFields } from './english-fields.tsx';
import { FormButtons, type SaveKind } from './form-buttons.tsx';
import { BLANK, changedNames, type FormValues, isComplete, type PartProps, payloadOf } from './form-values.ts';
import { HindiFields } from './hindi-fields.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { SourcesFields } from './sources-fields.tsx';
import type { LoadedScheme } from './use-loaded-scheme.ts';
import { useSaveScheme } from './use-save-scheme.ts';

type Tab = keyof typeof words.tabs;

type SchemeFormProps = {
  loaded: LoadedScheme;
  /** Filled in already, from a request. */
  initial?: FormValues;
  request?: AdminRequest;
  /** Fetches the scheme again and begins anew. */
  onReload: () => void;
};

export function SchemeForm({ loaded, initial, request, onReload }: SchemeFormProps) {
  const [, navigate] = useLocation();
  // What is stored, as far as this form knows; after a conflict or a mark as checked it is newer than what was loaded.
  const [base, setBase] = useState(loaded);
  const [values, setValues] = useState(initial ?? loaded.values);
  const [confirmsHindi, setConfirmsHindi] = useState(false);
  const [tab, setTab] = useState<Tab>('english');
  // Editors keep their own text while one types; a new round hands them another.
  const [round, setRound] = useState(0);
  const [rival, setRival] = useState<{ mine: FormValues; common: FormValues; stored: LoadedScheme } | null>(null);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const { stored } = base;
  const { save, isPending } = useSaveScheme(stored);
  const isDirty = confirmsHindi || changedNames(base.values, values).length > 0;
  const liftGuard = useUnsavedGuard(isDirty);
  const record = stored ? `scheme:${stored.id}` : request ? `scheme:request-${request.id}` : 'scheme:new';
  const kept = useMemo(() => ({ values, common: base.values, version: base.stored?.version }), [values, base]);
  const draft = useDraft(record, kept, isDirty && !isPending);

  const replaceValues = (next: FormValues) => {
    setValues(next);
    setRound((before) => before + 1);
  };
  const set = (changed: Partial<FormValues>) => setValues((before) => ({ ...before, ...changed }));

  const submit = (kind: SaveKind) => {
    if (!isComplete(values)) {
      toast({ title: words.validationError, description: words.required, variant: 'destructive' });
      return;
    }
    const payload = {
      ...payloadOf(base.values, values),
      ...(confirmsHindi && { hindi: values.hindi }),
      ...(kind !== 'keep' && { status: kind }),
      ...(request && { requestId: request.id }),
    };
    void save(payload, {
      onSaved: () => {
        draft.forget();
        liftGuard();
        navigate('/admin/schemes');
      },
      onConflict: (found) => setRival({ mine: values, common: base.values, stored: found }),
    });
  };
  const restoreDraft = () => {
    const found = draft.found?.value;
    if (!found) return;
    // Saved by somebody since the draft was typed: both texts are shown.
    if (stored && found.version !== stored.version) {
      setRival({ mine: found.values, common: found.common, stored: base });
      return;
    }
    replaceValues(found.values);
    draft.forget();
  };
  const reset = () => {
    replaceValues(stored ? base.values : BLANK);
    setConfirmsHindi(false);
    draft.forget();
  };
  const part: PartProps = { values, set, isDisabled: isPending };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit('keep');
      }}
    >
      <DraftOffer draft={draft.found} onRestore={restoreDraft} onDiscard={draft.forget} />
      {request && (
        <p className="note mb-6">
          {words.request.from(request.name, request.askedBy)} {words.request.promise}
        </p>
      )}
      <Tabs.Root value={tab} onValueChange={(next) => setTab(next as Tab)}>
        <Tabs.List aria-label={words.tabList} className="mb-6 flex gap-1 overflow-x-auto border-b border-line">
          {(Object.keys(words.tabs) as Tab[]).map((name) => (
            <TabButton key={name} name={name} {...(name === 'hindi' && { remark: words.translation[stored?.hindiState ?? 'missing'] })} />
          ))}
        </Tabs.List>
        <div key={round}>
          <Tabs.Content value="english">
            <EnglishFields {...part} />
          </Tabs.Content>
          <Tabs.Content value="hindi">
            <HindiFields
              {...part}
              state={stored?.hindiState ?? 'missing'}
              isEnglishChanged={changedNames(base.values, values).some((name) => name in values.hindi)}
              confirms={confirmsHindi}
              onConfirm={setConfirmsHindi}
            />
          </Tabs.Content>
          <Tabs.Content value="details">
            <DetailsFields {...part} />
          </Tabs.Content>
          <Tabs.Content value="sources">
            <SourcesFields {...part} stored={stored} isDirty={isDirty} onChecked={(next) => setBase({ ...base, stored: next })} />
          </Tabs.Content>
          <Tabs.Content value="history">
            <HistoryPanel stored={stored} isDirty={isDirty} onRestored={onReload} />
          </Tabs.Content>
        </div>
      </Tabs.Root>
      <FormButtons
        status={stored?.status}
        values={values}
        isPending={isPending}
        onSave={submit}
        onReset={reset}
        {...(stored && { onPreview: () => setIsPreviewing(true) })}
      />
      {isPreviewing && stored && <PreviewDialog id={stored.id} isDirty={isDirty} onClose={() => setIsPreviewing(false)} />}
      {rival && (
        <ConflictDialog
          names={words.fields}
          base={rival.common}
          mine={rival.mine}
          stored={rival.stored.values}
          onChoose={(next) => {
            setBase(rival.stored);
            replaceValues(next);
            draft.forget();
            setRival(null);
          }}
          onTakeStored={() => {
            setBase(rival.stored);
            replaceValues(rival.stored.values);
            draft.forget();
            setRival(null);
          }}
          onClose={() => setRival(null)}
        />
      )}
    </form>
  );
}

function TabButton({ name, remark }: { name: Tab; remark?: string }) {
  return (
    <Tabs.Trigger
      value={name}
      className="-mb-px min-h-11 shrink-0 cursor-pointer rounded-t-lg border-b-4 border-transparent px-4 py-2 font-semibold text-muted hover:bg-peacock-soft data-[state=active]:border-marigold data-[state=active]:text-peacock-dark"
    >
      {words.tabs[name]} {remark && <span className="font-normal">({remark})</span>}
    </Tabs.Trigger>
  );
}
