export const provinces = [
  'กรุงเทพมหานคร กระบี่ กาญจนบุรี กาฬสินธุ์ กำแพงเพชร ขอนแก่น จันทบุรี ฉะเชิงเทรา ชลบุรี',
  'ชัยนาท ชัยภูมิ ชุมพร เชียงราย เชียงใหม่ ตรัง ตราด ตาก นครนายก นครปฐม นครพนม นครราชสีมา',
  'นครศรีธรรมราช นครสวรรค์ นนทบุรี นราธิวาส น่าน บึงกาฬ บุรีรัมย์ ปทุมธานี ประจวบคีรีขันธ์',
  'ปราจีนบุรี ปัตตานี พระนครศรีอยุธยา พะเยา พังงา พัทลุง พิจิตร พิษณุโลก เพชรบุรี เพชรบูรณ์',
  'แพร่ ภูเก็ต มหาสารคาม มุกดาหาร แม่ฮ่องสอน ยโสธร ยะลา ร้อยเอ็ด ระนอง ระยอง ราชบุรี ลพบุรี',
  'ลำปาง ลำพูน เลย ศรีสะเกษ สกลนคร สงขลา สตูล สมุทรปราการ สมุทรสงคราม สมุทรสาคร สระแก้ว',
  'สระบุรี สิงห์บุรี สุโขทัย สุพรรณบุรี สุราษฎร์ธานี สุรินทร์ หนองคาย หนองบัวลำภู อ่างทอง',
  'อำนาจเจริญ อุดรธานี อุตรดิตถ์ อุทัยธานี อุบลราชธานี',
].flatMap((line) => line.split(' '))

/** First two digits of each province's postcodes, in the order of `provinces`. */
const postcodes = [
  '10 81 71 46 62 40 22 24 20',
  '17 36 86 57 50 92 23 63 26 73 48 30',
  '80 60 11 96 55 38 31 12 77',
  '25 94 13 56 82 93 66 65 76 67',
  '54 83 44 49 58 35 95 45 85 21 70 15',
  '52 51 42 33 47 90 91 10 75 74 27',
  '18 16 64 72 84 32 43 39 14',
  '37 41 53 61 34',
].flatMap((line) => line.split(' '))

/**
 * False if a complete postcode does not begin like those of the province. Only for a warning, because some
 * districts use a neighbouring province's postcode.
 */
export function isUsualPostcode(province: string, postcode: string): boolean {
  const usual = postcodes[provinces.indexOf(province)]
  return usual === undefined || postcode.length !== 5 || postcode.startsWith(usual)
}
