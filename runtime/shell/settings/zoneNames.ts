import { isTimeZone } from '../../language/index.ts'

/** Zones that browsers still call by a former name, with the one that people know them by today. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
}

/** The present name of a zone, where this browser knows it. */
export function toPresentName(zone: string): string {
  const name = renamed[zone]
  return name !== undefined && isTimeZone(name) ? name : zone
}

/** The names of all zones, UTC before the others. */
export function listZoneNames(): readonly string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone').map(toPresentName).toSorted()])]
}
