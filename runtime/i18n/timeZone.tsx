import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import { onTimeZones, personZone } from '../language/index.ts'

const TimeZoneContext = createContext<string | undefined>(undefined)

/** Gives the app below it the zone of the person. */
export function TimeZoneProvider({ children }: { readonly children: ReactNode }) {
  return <TimeZoneContext value={useSyncExternalStore(onTimeZones, personZone)}>{children}</TimeZoneContext>
}

/** The name of the person's zone; components that use it draw again when the person chooses another one. */
export const useTimeZone = (): string => use(TimeZoneContext) ?? personZone()
