import { spawn } from 'node:child_process'
import type { Command } from '../tool.ts'
import { endGroup } from './endGroup.ts'

/** Runs a command in a folder; whether it succeeded, or undefined when it does not end within `minutes`. */
export function runProgram({ file, args }: Command, folder: string, minutes: number): Promise<boolean | undefined> {
  return new Promise((settle) => {
    const child = spawn(file, args, { cwd: folder, stdio: 'ignore', detached: true, env: { ...process.env, CI: '1' } })
    let isLate = false
    const limit = setTimeout(() => {
      isLate = true
      endGroup(child)
    }, minutes * 60_000)
    child.on('exit', (code) => {
      clearTimeout(limit)
      endGroup(child)
      settle(isLate ? undefined : code === 0)
    })
  })
}
