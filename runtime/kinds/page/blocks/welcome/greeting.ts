/** The part of the day that a greeting names. */
export type DayPart = 'earlyMorning' | 'morning' | 'noon' | 'afternoon' | 'evening'

/** The part of the day at an hour of 0 to 23 (specification 9). */
export function toDayPart(hour: number): DayPart {
  if (hour < 9) return 'earlyMorning'
  if (hour <= 11) return 'morning'
  if (hour <= 13) return 'noon'
  return hour < 20 ? 'afternoon' : 'evening'
}
