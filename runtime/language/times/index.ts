export { fromClock, isTimeZone, offsetAt, toClock, toOffsetName, wireZone } from './clock.ts'
export { moveTimeText, readClock, writeClock } from './timeText.ts'
export {
  fromWireClock,
  installationZone,
  nameZone,
  onTimeZones,
  personToday,
  personZone,
  readShownClock,
  setTimeZones,
  type TimeZones,
  toShownClock,
  toShownTime,
  toTimeTitle,
  toWireClock,
  toWireTime,
  writeShownTime,
  writeWireTime,
} from './timeZones.ts'
