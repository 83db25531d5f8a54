import { type AppError, createFailure } from '../language/index.ts'

/** Milliseconds after which a chunk that does not come is given up (specification 9). */
const chunkTimeout = 120_000

const message = {
  zh: '程序的一部分未能加载，请重试，或刷新页面',
  en: 'A part of the app could not be loaded. Please try again, or reload the page.',
  tw: '程式的一部分未能載入，請重試，或重新整理頁面',
}

/** What importing says of a chunk, or of its style sheet, that is not there; each browser has its own words. */
const missing = /dynamically imported module|importing a module script failed|unable to preload css/i

/** A chunk that is missing or did not come in time (specification 8: `ChunkLoadError`, `CSS_CHUNK_LOAD_FAILED`). */
function toChunkError(cause: unknown): AppError {
  const failure = createFailure(message)
  failure.cause = cause
  return failure
}

/**
 * Loads code that has a chunk of its own.
 * @throws AppError when the chunk is missing or does not come; what its code itself throws stays as it is.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(toChunkError(new Error(`No chunk within ${chunkTimeout} ms.`))), chunkTimeout)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    throw error instanceof Error && missing.test(error.message) ? toChunkError(error) : error
  } finally {
    clearTimeout(timer)
  }
}
