import { match } from 'pinyin-pro'
import type { SoundMatcher } from './searchEntries.ts'

/** Finds Chinese words by their sounds in Latin letters, whole or by initials: `yonghu` and `yh` find 用户. */
export const matchSounds: SoundMatcher = (text, letters) => match(text, letters, { continuous: true })
