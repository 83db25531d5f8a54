import type { Installation } from './installation.ts'
import { writePack } from './packs.ts'
import { runApp } from './runApp.ts'
import { test } from './test.ts'

type Settings = Readonly<Record<string, string>>

const testWith = (prepare: (installation: Installation) => Settings) =>
  test.extend('app', { scope: 'file' }, ({}, { onCleanup }) => runApp(onCleanup, prepare))

/** The test before an app that has a pack more, given as its files by path. */
export const testWithPack = (name: string, pack: Readonly<Record<string, unknown>>) =>
  testWith((installation) => ({ PACKS_DIR: writePack(installation, name, pack) }))

/** The test before an app with settings of its own. */
export const testWithSettings = (settings: Settings) => testWith(() => settings)
