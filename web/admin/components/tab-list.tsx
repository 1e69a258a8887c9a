import { Tabs } from 'radix-ui';

type Tab<Value extends string> = { value: Value; label: string /** How many wait there. */; count?: number | undefined };

/** The row of tabs within a `<Tabs.Root>` of Radix. On phones it scrolls sideways. */
export function TabList<Value extends string>({ label, tabs }: { label: string; tabs: readonly Tab<Value>[] }) {
  return (
    <Tabs.List aria-label={label} className="mb-4 flex gap-1 overflow-x-auto border-b border-line p-1 pb-0">
      {tabs.map(({ value, label: name, count }) => (
        <Tabs.Trigger
          key={value}
          value={value}
          className="-mb-px min-h-11 shrink-0 cursor-pointer rounded-t-lg border-b-4 border-transparent px-3 py-2 font-semibold text-muted hover:bg-peacock-soft data-[state=active]:border-marigold data-[state=active]:text-peacock-dark sm:px-4"
        >
          {name} {count !== undefined && <span className="badge px-2">{count}</span>}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}
