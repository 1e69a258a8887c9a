import { Tabs } from 'radix-ui';
import { useEffect, useRef } from 'react';

type Tab<Value extends string> = { value: Value; label: string /** Open items. */; count?: number | undefined };

type TabListProps<Value extends string> = { label: string; tabs: readonly Tab<Value>[] /** The open tab. */; value: Value };

/** The tabs of a Radix `<Tabs.Root>`. On phones the row scrolls to keep the open tab in view. */
export function TabList<Value extends string>({ label, tabs, value }: TabListProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  // Counts that load later shift the tabs.
  const counts = tabs.map(({ count }) => count).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab="${value}"]`);
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft + tab.offsetWidth / 2 - list.current.clientWidth / 2;
  }, [value, counts]);
  return (
    <Tabs.List ref={list} aria-label={label} className="relative mb-4 flex gap-1 overflow-x-auto border-b border-line p-1 pb-0">
      {tabs.map(({ value: one, label: name, count }) => (
        <Tabs.Trigger
          key={one}
          value={one}
          data-tab={one}
          className="-mb-px min-h-11 shrink-0 cursor-pointer rounded-t-lg border-b-4 border-transparent px-3 py-2 font-semibold text-muted hover:bg-peacock-soft data-[state=active]:border-marigold data-[state=active]:text-peacock-dark sm:px-4"
        >
          {name} {count !== undefined && <span className="badge px-2">{count}</span>}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}
