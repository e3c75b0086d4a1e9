import type Typed from 'sweetalert2'
// @ts-expect-error -- only the default entry is typed, and it injects styles the policy blocks
import library from 'sweetalert2/dist/sweetalert2.esm.js'

export const Swal: typeof Typed = library
