import { mkdirSync, writeFileSync } from 'node:fs'
import { referenceFiles, referenceFolder } from './reference/referenceFiles.ts'

mkdirSync(referenceFolder, { recursive: true })
for (const { path, text } of await referenceFiles()) writeFileSync(path, text)
