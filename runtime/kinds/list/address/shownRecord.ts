import {
  type AddressMove,
  type PageAddress,
  queryOf,
  readAddressValues,
  writeAddressValues,
} from '../../../page/index.ts'

type Dismiss = () => Promise<boolean>

/** A record that is open in front of a list. */
export interface ShownRecord {
  readonly key: string
  /** Closes it unless the person wants to keep what is not saved in it; says whether it closes. */
  readonly dismiss: Dismiss
}

/** What the opener of a record reports of it. */
export interface RecordShowing {
  /** How it is closed from outside, once it is there. */
  readonly onOpened: (dismiss: Dismiss) => void
  /** Another record of the list shows in its place. */
  readonly onShow: (key: string) => void
  readonly end: () => void
}

const shown = new WeakMap<PageAddress, ShownRecord>()

/** The record that is open in front of the list of an address. */
export const shownRecord = (address: PageAddress): ShownRecord | undefined => shown.get(address)

/** The records that are on their way to the screen. */
const opening = new WeakMap<PageAddress, string>()

/** Notes that an address wants a record on the screen, or none; false when that record is on its way already. */
export function beginOpening(address: PageAddress, key: string | undefined): boolean {
  if (key !== undefined && opening.get(address) === key) return false
  if (key === undefined) opening.delete(address)
  else opening.set(address, key)
  return true
}

const lead = (address: PageAddress, key: string | undefined, move: AddressMove): void =>
  address.change(writeAddressValues({ ...readAddressValues(queryOf(address.current())), record: key }), move)

/** Puts a record that opens into the address of its list; once it has closed it leaves the address again. */
export function showRecord(address: PageAddress, key: string): RecordShowing {
  const opened = Promise.withResolvers<Dismiss>()
  const dismiss = async () => (await opened.promise)()
  let current: ShownRecord = { key, dismiss }
  shown.set(address, current)
  opening.delete(address)
  lead(address, key, 'push')
  return {
    onOpened: opened.resolve,
    onShow(next) {
      current = { key: next, dismiss }
      shown.set(address, current)
      lead(address, next, 'replace')
    },
    end() {
      // Back may have led to another record before this one was gone.
      if (shown.get(address) !== current) return
      shown.delete(address)
      lead(address, undefined, 'back')
    },
  }
}

/** Puts the record that stays open back into the address. */
export function keepShown(address: PageAddress, { key }: ShownRecord): void {
  opening.delete(address)
  lead(address, key, 'push')
}

/** Takes a record that cannot be shown out of the address. */
export const leaveOut = (address: PageAddress): void => lead(address, undefined, 'replace')
