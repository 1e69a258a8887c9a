import { type NewToast, toastStore } from '../components/toast-store.ts';

/**
 * Shows a notification: `toast({ title: 'Success', description: 'Scheme added successfully.' })`. Failures stay until closed, unless a
 * duration is given. Returns its id.
 */
export function toast({ duration, ...options }: NewToast): number {
  const lasting = options.variant === 'destructive' ? Number.POSITIVE_INFINITY : undefined;
  const milliseconds = duration ?? lasting;
  return toastStore.show({ ...options, ...(milliseconds !== undefined && { duration: milliseconds }) });
}
