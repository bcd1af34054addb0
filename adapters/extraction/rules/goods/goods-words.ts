import type { Token } from '../text/token.js';
import { NEVER_GOODS } from './never-goods.words.js';

/** Beginnings of folded words that usually name goods that fly, in both languages. */
const GOODS_STEMS = `
repuesto refaccion autoparte spare part accesor accessor machin maquin equip herramient tool motor engine pump bomba valv filter filtro bearing rodamient gasket empaquetadur seal sello hose manguer pipe tuber fitting conexion
ropa cloth garment textil fabric tela hilo yarn zipper cremaller shoe zapat calzad boot bota bag bolso mochil hat gorra uniform algodon cotton lana seda
medic medicin pharma farma vacun vaccin reactiv reagent laborator lab dental surgic quirurg cateter catheter implant lente lens optic gafas armazon ortoped hospital jering syring guante glove mascarill centrifug microscop
electron electr comput laptop tablet phone telefon celular cell router server servidor cable antenn anten led lamp lampar light luminar panel solar inversor inverter sensor camera camar televis tv monitor display screen pantall speaker parlant printer impresor toner cartucho batter bateri pila power chip circuit board tarjeta transform generador generator genset switch
toy juguet game juego book libro paper papel utiles school escolar mueble furnitur shelv estanter chair silla sillon table mesa mattress colchon espejo mirror
food alimento fish pescado salmon shrimp camaron seafood marisco meat carne fruit fruta flower flor rosa planta seed semilla coffee cafe cacao chocolate wine vino ron licor liquor spice especia salt harina flour extract extracto supplement suplement vitamin
paint pintura tinta ink adhes pegamento resin quimic chemic solvent lubric oil aceite perfume cosmet crema cream shampoo jabon soap detergent aerosol fertiliz
glass vidrio cristal ceram tile azulejo stone piedra marmol marble steel acero alumin metal tornillo screw bolt perno nail clavo herraj hardware lock cerradur door window ventan drill taladr broca blade cuchill saw sierra weld soldad compres ascensor elevator turbin
tire tyre llanta neumat rim rines rueda wheel brake freno car auto moto motorcycl bike bicicl bicycle bicy helmet casco truck boat lancha marine marino aircraft avion
sport deport gym surf dive buceo golf fish pesca tent music instrument guitar marimba percusion piano
effects efectos menaje household hogar personal kitchen cocina utensil appliance electrodomest lavador washer refriger fridge horno oven amasador freezer congelador
sample muestr packag empaque envas bottle botell mold molde plastic plastico foam espuma poliest polyeth film pelicul rope cuerda soga net malla chain cadena display stand exhibit pop signage letrero banner
candle vela pen lapiz pool piscina tubing coil resort insulat aislad kettle tetera vase florero mango pump hydraul hidraul pneumat neumatic agricol farm tractor sprayer fumig aspersor riego irrig bolts guillotin press prensa serigraf imprent printing socket knit sew cosed anaesth anesth workstation documentos documents
tostador roaster bisuter wiring harness arnes drone inverter compresor ultrasonid ultrasound scanner aire conditioner acondicionado quad atv jet tractor fishing dried cacao azucar sugar bolso leather cuero porcelan furnitur ducha sanitari grifer faucet extension cabello hair peluca wig joya jewel reloj watch pet mascota collar dog cat perro gato cachorro puppy holder medidor meter gauge winch crane grua molino mill
`;
const BEGINNINGS: ReadonlySet<string> = new Set(GOODS_STEMS.split(/\s+/).filter((stem) => stem.length > 2));
const MAX_STEM_LENGTH = 10;

/** Whether a folded word begins like the name of goods. */
export function isGoodsWord(word: string): boolean {
  for (let length = 3; length <= Math.min(MAX_STEM_LENGTH, word.length); length += 1) {
    const stem = word.slice(0, length);
    if (BEGINNINGS.has(stem) && (length >= 5 || word.length - length <= 2)) return true;
  }
  return false;
}

const COMPANY_FORM = /^(?:gmbh|ltda?|inc|llc|corp|srl|sarl|bv|ag|plc|kg|sa|sas|kk)$/;
/** An airport pair (`MIA-SJC`), in capitals. */
const AIRPORT_PAIR = /^[A-Z]{3}$/;

/** At least one word can name goods, and none makes it the name of a company or of a way. */
export function canNameGoods(tokens: readonly Token[]): boolean {
  const words = tokens.filter((token) => token.kind === 'word');
  if (words.some((word, k) => k > 0 && COMPANY_FORM.test(word.fold))) return false;
  const isWay = words.length <= 3 && words.filter((word) => AIRPORT_PAIR.test(word.text)).length >= 2;
  return !isWay && words.some((word) => !NEVER_GOODS.has(word.fold) && word.fold.length > 2);
}
