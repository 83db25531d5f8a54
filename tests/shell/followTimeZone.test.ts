import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installationZone, personZone, setTimeZones, toShownTime, wireZone } from '../../runtime/language/index.ts'
import { browserZone, followTimeZone } from '../../runtime/shell/settings/followTimeZone.ts'
import { readSettings } from '../../runtime/shell/settings/settings.ts'
import { settingsAtom } from '../../runtime/shell/settings/settingsAtom.ts'
import { listZoneNames } from '../../runtime/shell/settings/zoneNames.ts'

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined }))
afterEach(() => {
  vi.unstubAllGlobals()
  setTimeZones({ wire: wireZone, person: wireZone, installation: wireZone })
})

test('times follow the computer until the person chooses a zone, and again once they unchoose it', () => {
  const store = createStore()
  followTimeZone(store, { wire: '+08:00', installation: 'Europe/Berlin' })
  expect([personZone(), installationZone()]).toEqual([browserZone(), 'Europe/Berlin'])
  const choose = (timeZone: string) => store.set(settingsAtom, (before) => ({ ...before, timeZone }))
  choose('Asia/Kolkata')
  expect(toShownTime('2026-03-08 15:30:00')).toBe('2026-03-08 13:00:00')
  choose('')
  expect(personZone()).toBe(browserZone())
})

test('a server that names no zone has that of the contract', () => {
  followTimeZone(createStore(), undefined)
  setTimeZones({ person: 'UTC' })
  expect([installationZone(), toShownTime('2026-03-08 15:30:00')]).toEqual([wireZone, '2026-03-08 07:30:00'])
})

test('a kept zone that does not exist is that of the computer', () => {
  expect([readSettings({ timeZone: 'Mars/Olympus' }).timeZone, readSettings({ timeZone: 'UTC' }).timeZone]).toEqual([
    '',
    'UTC',
  ])
})

test('zones are offered by the names that people know today, each once', () => {
  const names = listZoneNames()
  expect(names[0]).toBe('UTC')
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Kyiv', 'America/New_York']))
  expect(names).not.toContain('Asia/Calcutta')
})
