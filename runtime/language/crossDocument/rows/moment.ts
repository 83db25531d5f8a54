const form =
  /^(\d{4})-(\d{2})-(\d{2})(?:[ T]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

/** Whether the server can read a date, with or without a time, in the form of the wire or in that of ISO 8601. */
export function isReadableMoment(text: string): boolean {
  const [, year, month, day] = (form.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
