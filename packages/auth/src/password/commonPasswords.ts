export const commonPasswords = new Set(
  `password passwort passw pass qwerty qwertyuiop qwert asdfgh asdf zxcvbn qazwsx qweasd qweqwe asdasd azerty zaqwsx
  dragon baseball football monkey letmein shadow master michael mustang superman jordan jennifer hunter harley
  buster andrew batman soccer tigger charlie robert sunshine thomas iloveyou ilove ranger daniel hockey george
  computer michelle jessica starwars pepper freedom princess joshua maggie ginger amanda ashley love cheese
  nicole summer matthew chelsea dallas matrix william taylor corvette austin access martin heather thunder
  merlin secret diamond hello anthony hammer silver justin patrick internet samantha orange cookie maverick
  jackson phoenix snoopy guitar whatever chicken mercedes peanut ferrari falcon welcome samsung smokey arsenal
  tigers marina monster spider porsche yellow gateway purple banana london boston money mother yamaha player
  knight forever victoria angel please rabbit wizard prince fishing flower crystal winner golden panther tiger
  honda toyota canada liverpool manchester manutd barcelona pokemon rainbow newyork florida turtle doctor rocket
  captain jaguar dolphin blue lovers alex united giants mountain warrior elephant success lucky happy america
  apple green power animal police online trinity heaven lover family digital private lasvegas fluffy carolina
  cherry butterfly chocolate minecraft lovely friends dreams magic legend admin administrator test guest user
  login root changeme default abcd abc bangkok thailand siam casino slot poker bet royal gold bonus vegas`.split(
    /\s+/,
  ),
)
