interface WeekInfo {
  readonly firstDay: number
}

/** With which day a week begins in a locale, 1 for Monday and 7 for Sunday; Monday where the browser does not know. */
export function firstDayOfWeek(locale: string): number {
  const known = new Intl.Locale(locale) as { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1
}
