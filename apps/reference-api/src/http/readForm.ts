import { parseMultipartRequest } from '@remix-run/multipart-parser'

/** No form of the contract has more fields, nor longer texts in them; the picture alone is large. */
const limits = {
  maxParts: 12,
  maxHeaderSize: 2_048,
  maxFileSize: 4.25 * 1024 * 1024,
  maxTotalSize: 4.25 * 1024 * 1024,
}
const longestText = 4_096

/** The fields of a multipart form, read as it arrives: the platform's own reader stands still for seconds over a form of many parts. */
export async function readForm(request: Request): Promise<Record<string, string | Blob>> {
  const fields: Record<string, string | Blob> = {}
  for await (const part of parseMultipartRequest(request, limits)) {
    if (!part.name) continue
    if (part.isFile) fields[part.name] = new Blob([part.arrayBuffer], { type: part.mediaType ?? '' })
    else if (part.size > longestText)
      throw new TypeError(`${longestText} bytes are the most that a text of a form may have`)
    else if (part.text.includes('\0')) throw new TypeError('PostgreSQL stores no NUL')
    else fields[part.name] = part.text
  }
  return fields
}
