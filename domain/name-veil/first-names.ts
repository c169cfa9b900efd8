/**
 * First names that are common in English or in French and no word of either: somebody whom no field of the journal names is veiled by them
 * in small letters too. Names that are words as well (Rose, Pierre, Will, Claire) are not here: nobody can tell
 * them apart. Folded.
 */
const names = `
abigail adam adele adrien adrienne agathe agnes ahmed aicha aidan alain alan albane albert alexandra alexandre alexis alfred alice alicia
aline alison alix allison amanda amandine amelia amelie amina amir amy anais andre andrea andrew andy angela angelina angelique anita ann
anna annabelle anne annick annie anouk anthony antoine antoinette antonin antonio ariane arnaud arthur ashley astrid audrey augustin aurelie
aurelien austin ava axel axelle aya ayoub baptiste barbara barnabe bastien beatrice benedicte benjamin benoit bernadette bernard bertrand
beth betty bianca blandine boris brandon brenda brian brice brigitte bruno bryan caleb cameron camilla camille candice carine carla carlos
carmen carole caroline carolyn cassandra catherine cathy cecile cecilia cedric celia celine chantal charles charlie charlotte chelsea chloe
christelle christian christiane christina christine christophe christopher cindy clara clarisse clemence clothilde clotilde clovis colette
coralie corentin corinne cynthia cyril cyrille damien daniel daniela daniele danielle daphne daria david deborah debra delphine denise
dennis derek diana diane didier diego dimitri dominique donna dorian doris dorothee dorothy douglas dylan edgar edith edmond edouard eduardo
edward eleanor elena eleonore eliane elias elie eliot elisa elisabeth elise eliza elizabeth ella ellen elliot elodie eloise elsa emeline
emilia emilie emilien emily emma emmanuel emmanuelle eric erica erik erin ernest esteban estelle esther ethan etienne eugene eugenie eva
evan evelyn evelyne fabien fabienne fabrice fanny farid fatima fatou felicie felix fernand fernando fiona firmin flavie flavien florence
florent florian francesca francesco francine francis francisco franck francois francoise frederic frederick frederique gabin gabriel
gabriela gabriella gabrielle gael gaelle gaetan gaspard gauthier genevieve geoffrey george georges georgia georgina gerald geraldine gerard
germain ghislaine gilbert gilles gillian giulia gloria gordon gregoire gregory guillaume gustave gwen gwenaelle hadrien hakim hamza hannah
hans harold harriet harry harvey hassan heather hector heidi helen helena helene heloise henri henriette henry herbert herve hortense howard
hubert hugo hugues ibrahim ida ilan imane ingrid irene isaac isabel isabella isabelle isaline ismael ivan jacob jacqueline jacques jamal
james jamie janet janice jasmine jason javier jeanette jeanne jeannette jeffrey jennifer jenny jeremie jeremy jerome jessica jill jimmy
joachim joan joanna joanne jocelyne joel joelle joey johan johanna john johnny jonas jonathan jordan jorge jose josee joseph josephine
joshua josiane juan juana judith julia julian juliana julie julien juliette julius justine karim karin karine karl kate katharine katherine
kathleen kathryn katia katie keith kelly kenneth kenza kevin khadija killian kimberly kristen kristin kyle laetitia lara larissa larry
laszlo laura laure lauren laurence laurent laurie lea leah leila lena leo leon leona leonard leonardo leonie leonor leopold leslie lewis
liam lila lilian liliane lina linda lindsay lionel lisbeth livia liz lloyd loic lola lorena lorenzo lorraine louis louisa louise luca lucas
lucia lucie lucien lucienne lucile lucy ludovic luis luke lydia lydie lyna madison mael maelle maeva magali magalie mahaut malik malo manon
manuel manuela marcel marceline marco marcus margaret margaux margot maria mariam mariana marianne marie marielle marilyn marina mario
marion marius marlene marta martha martin martina martine mary maryse mateo mathieu mathilde mathis matilda matt matteo matthew matthias
matthieu maud maude maureen maurice maxence maxime maximilien maya megan mehdi melanie melissa mia michael michel michele micheline michelle
miguel mila milan milo miranda mireille miriam mohamed mohammed moira molly mona monica monique morgan morgane moussa muriel murielle myriam
nabil nadege nadia nadine naomi natacha natalia natalie natasha nathalie nathan nathaniel neil nelly nelson nicholas nicolas nicole nigel
nikita nina noah noe noelie noemie nolan nora norbert norma octave odette odile olga olivia olivier omar ophelie oscar oswald otto owen
pablo pamela pascale patrice patricia patrick paul paula pauline pedro penelope philip philippa philippe phoebe pierrick quentin rachel
rachid rafael ralph raoul raphael raphaelle raymond raymonde rebecca regine remi renata renaud ricardo richard robert roberta roberto
rodolphe rodrigue roger roland romain romane romeo ronald rosalie roxane roxanne rudolph russell ruth ryan sabine sabrina sacha salim sally
salma salome samantha samia samir samuel samy sandra sandrine sandro sara sarah sasha scott sean sebastian sebastien serena serge sergio
severine shannon sharon sheila shirley sibylle sidonie simon simone sofia solange solene sonia sophia sophie stan stanislas stella stephane
stephanie stephen steven stuart suzanne suzie sven sybille sylvain sylvaine sylvia sylviane sylvie tamara tanguy tanya tara tatiana teresa
tess thea theo theodore theophile theresa therese thibaud thibault thibaut thierry thomas tiffany timothee timothy tina tobias todd tony
tristan ugo ulysse ursula valentina valerie vanessa vera veronica veronique vicky victor victoria vincent virginia virginie vivian viviane
vladimir walter wendy wesley wilfried william xavier yael yann yannick yasmina yasmine yassine youssef yves yvette yvon yvonne zachary zara
zelie zoe zoey`;

export const firstNames: ReadonlySet<string> = new Set(names.trim().split(/\s+/));
