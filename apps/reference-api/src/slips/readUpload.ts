/** 4 MB of picture, as the contract says, and a little for the form around it. */
const largestFile = 4 * 1024 * 1024
const largestForm = largestFile + 64 * 1024

/** What came in, before anything is believed of it: the picture's bytes and the other fields as they were sent. */
export type Upload = { file?: Buffer; fields: Record<string, unknown> }

export type UploadFault = 'too-large' | 'malformed'

/** Reads a JSON or multipart body, counting while it streams: more than fits is never held. */
export async function readUpload(request: Request): Promise<Upload | UploadFault> {
  if (Number(request.headers.get('content-length') ?? 0) > largestForm) return 'too-large'
  const bytes = await readBounded(request)
  if (!bytes) return 'too-large'
  const type = request.headers.get('content-type') ?? ''
  try {
    return type.startsWith('multipart/form-data') ? await readForm(bytes, type) : readJson(bytes)
  } catch {
    return 'malformed'
  }
}

async function readBounded(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  if (!request.body) return new Uint8Array()
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > largestForm) return undefined
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

function readJson(bytes: Uint8Array): Upload | UploadFault {
  const value: unknown = JSON.parse(new TextDecoder().decode(bytes) || '{}')
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { fields: value as Record<string, unknown> }
    : 'malformed'
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Upload | UploadFault> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  const upload: Upload = { fields: {} }
  for (const [name, value] of form) {
    if (typeof value === 'string') upload.fields[name] = value
    else if (name === 'file') upload.file = Buffer.from(await value.arrayBuffer())
  }
  return (upload.file?.byteLength ?? 0) > largestFile ? 'too-large' : upload
}
