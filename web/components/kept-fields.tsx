/** Carries along, without script, what a form does not ask for itself; what is empty stays out of the address. */
export function KeptFields({ fields }: { fields: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />);
}
