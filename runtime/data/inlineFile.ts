/** What the server answers when a file belongs into the value itself (specification 7.4). */
export const inline = 'local'

/** A file as an address that holds all of it. */
export const toDataAddress = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsDataURL(file)
  })
