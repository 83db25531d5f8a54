import type { PGlite } from '@electric-sql/pglite'

/** A file or folder of the file system in memory that Emscripten gives the embedded database. */
interface FileNode {
  name: string
  parent: FileNode
  mode: number
  /** The bytes of a file, of which only the first `usedBytes` count, or the entries of a folder. */
  contents?: Uint8Array | Record<string, FileNode>
  usedBytes: number
}

interface OpenFile {
  fd: number | null
  position: number
}

/** The part of the module behind a database that holds all of its state. */
interface EmbeddedModule {
  readonly wasmMemory: WebAssembly.Memory
  readonly FS: {
    readonly root: FileNode
    streams: (OpenFile | null | undefined)[]
    hashAddNode(node: FileNode): void
    hashRemoveNode(node: FileNode): void
  }
}

const pageSize = 65_536

/**
 * Remembers the whole state of a database in memory that is doing nothing: the memory of its WebAssembly module, its
 * files and its open files. The function that comes back puts all of that back as it was. Only code that the database
 * loaded in between cannot be undone.
 */
export function takeSnapshot(database: PGlite): () => void {
  // The declared type of the module leaves out the file system's inner parts.
  const module = database.Module as unknown as EmbeddedModule
  const restoreMemory = keepMemory(module.wasmMemory)
  const restoreFiles = keepFiles(module)
  const restoreOpenFiles = keepOpenFiles(module)
  return () => {
    restoreMemory()
    restoreFiles()
    restoreOpenFiles()
  }
}

const emptyPage = new Uint8Array(pageSize)

const isEmpty = (page: Uint8Array): boolean => Buffer.compare(page, emptyPage) === 0

function keepMemory(memory: WebAssembly.Memory): () => void {
  const bytes = new Uint8Array(memory.buffer)
  const pages: (Uint8Array | undefined)[] = []
  for (let at = 0; at < bytes.length; at += pageSize) {
    const page = bytes.subarray(at, at + pageSize)
    pages.push(isEmpty(page) ? undefined : page.slice())
  }
  return () => {
    // It may have grown since, and what was added counts as never used.
    const now = new Uint8Array(memory.buffer)
    for (let at = 0; at < now.length; at += pageSize) {
      const page = pages[at / pageSize]
      if (page === undefined) now.fill(0, at, at + pageSize)
      else now.set(page, at)
    }
  }
}

function keepFiles({ FS }: EmbeddedModule): () => void {
  const restores: (() => void)[] = []
  const visit = (node: FileNode): void => {
    const { contents } = node
    if (contents instanceof Uint8Array) restores.push(keepFile(node, contents.slice(0, node.usedBytes)))
    else if (contents !== undefined) {
      restores.push(keepFolder(FS, contents))
      for (const child of Object.values(contents)) visit(child)
    }
  }
  visit(FS.root)
  return () => {
    for (const restore of restores) restore()
  }
}

const keepFile = (node: FileNode, bytes: Uint8Array) => () => {
  const { contents } = node
  if (contents instanceof Uint8Array && contents.length >= bytes.length) {
    contents.set(bytes)
    contents.fill(0, bytes.length)
  } else node.contents = bytes.slice()
  node.usedBytes = bytes.length
}

function keepFolder(FS: EmbeddedModule['FS'], entries: Record<string, FileNode>): () => void {
  const kept = Object.entries(entries).map(([name, node]) => ({ name, node, parent: node.parent }))
  return () => {
    for (const [name, node] of Object.entries(entries)) {
      FS.hashRemoveNode(node)
      delete entries[name]
    }
    for (const { name, node, parent } of kept) {
      // It may stand elsewhere by now, under another name.
      FS.hashRemoveNode(node)
      Object.assign(node, { name, parent })
      entries[name] = node
      FS.hashAddNode(node)
    }
  }
}

function keepOpenFiles({ FS }: EmbeddedModule): () => void {
  const kept = FS.streams.map((file) => (file ? { file, position: file.position } : null))
  return () => {
    FS.streams.length = kept.length
    for (const [fd, entry] of kept.entries()) {
      if (entry !== null) Object.assign(entry.file, { fd, position: entry.position })
      FS.streams[fd] = entry?.file ?? null
    }
  }
}
