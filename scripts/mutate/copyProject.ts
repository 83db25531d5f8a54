import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectFolder } from '../tool.ts'

/** A copy of the project as it was committed last, with its packages, in which files may be changed. */
export interface ProjectCopy {
  readonly folder: string
  remove(): void
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: projectFolder, encoding: 'utf8' }).trim()

/** The commit that copies are made of. */
export const findCommit = (): string => git('rev-parse', 'HEAD')

/** Whether something differs from the commit, which copies would then be without. */
export const isChanged = (): boolean => git('status', '--porcelain') !== ''

/** Copies the project into a temporary folder. */
export function copyProject(): ProjectCopy {
  const folder = join(mkdtempSync(join(tmpdir(), 'pagewright-mutate-')), 'project')
  git('worktree', 'add', '--detach', '--quiet', folder, 'HEAD')
  cpSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  return {
    folder,
    remove() {
      git('worktree', 'remove', '--force', folder)
      rmSync(join(folder, '..'), { recursive: true, force: true })
    },
  }
}
