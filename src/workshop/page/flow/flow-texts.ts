import { defineTexts } from '../language.ts';

export const FLOW_TEXTS = defineTexts({
  en: {
    flow: 'Flow',
    walk: 'Buy from its first step',
    step: (id: string) => `Step ${id}`,
    config:
      'These are the flows of flows.json. Where the config call of the upstream sends a flow, that one decides which steps buyers see and in what order; a step that it lacks is not shown. Outcomes, step numbers, props, screens and texts hold either way.',
    screen: 'Screen',
    leadsTo: (outcome: string) => `Next step when ${outcome}`,
    nowhere: 'no step',
    stays: 'as in all other cases',
    add: 'Add a step behind it',
    newStep: 'New step',
    behind: 'Comes next',
    always: 'in all other cases',
    before: 'not after it: it becomes the first step',
    addIt: 'Add the step',
    alsoIn: 'Also in these flows',
    noStep: 'no such step',
    unreachable: 'No way leads here: no buyer ever sees this step.',
    circle: 'Buyers go round and round here: let one of these steps lead out.',
    deadEnd: 'Nothing follows, and a purchase does not end here.',
  },
  pt: {
    flow: 'Fluxo',
    walk: 'Comprar desde o primeiro passo',
    step: (id: string) => `Etapa ${id}`,
    config:
      'Estes são os fluxos de flows.json. Quando a chamada de config do upstream manda um fluxo, é ele que decide quais etapas aparecem e em que ordem; uma etapa que falta nele não aparece. Resultados, números, props, telas e textos valem nos dois casos.',
    screen: 'Tela',
    leadsTo: (outcome: string) => `Próxima etapa quando ${outcome}`,
    nowhere: 'nenhuma etapa',
    stays: 'como nos outros casos',
    add: 'Adicionar uma etapa depois',
    newStep: 'Etapa nova',
    behind: 'Vem em seguida',
    always: 'nos outros casos',
    before: 'não depois: ela vira a primeira etapa',
    addIt: 'Adicionar a etapa',
    alsoIn: 'Também nestes fluxos',
    noStep: 'etapa inexistente',
    unreachable: 'Nenhum caminho leva aqui: comprador nenhum vê esta etapa.',
    circle: 'Aqui o comprador anda em círculo: faça uma destas etapas levar para fora.',
    deadEnd: 'Nada vem depois, e a compra não termina aqui.',
  },
});

/** Meaning of an outcome, by its name in flows.json. */
export const OUTCOME_TEXTS = defineTexts({
  en: {
    continue: 'the buyer goes on',
    declined: 'the buyer does not want the offer',
    approved: 'the payment is approved',
    pending: 'a Pix code or bank slip is issued',
    refused: 'the payment is refused',
  },
  pt: {
    continue: 'o comprador segue',
    declined: 'o comprador não quer a oferta',
    approved: 'o pagamento é aprovado',
    pending: 'um código Pix ou boleto é gerado',
    refused: 'o pagamento é recusado',
  },
});
