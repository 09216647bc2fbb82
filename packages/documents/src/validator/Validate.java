import java.io.File;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/** Prints a line for each rule of PDF/UA-1 and PDF/A-2a that a file breaks, of PDF/A-3a where its name ends in "3a.pdf". */
public class Validate {
  public static void main(String[] files) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    for (String file : files) {
      for (PDFAFlavour flavour : new PDFAFlavour[] {PDFAFlavour.PDFUA_1, file.endsWith("3a.pdf") ? PDFAFlavour.PDFA_3_A : PDFAFlavour.PDFA_2_A}) {
        try (PDFAParser parser = Foundries.defaultInstance().createParser(new File(file), flavour)) {
          var result = Foundries.defaultInstance().createValidator(flavour, false).validate(parser);
          System.out.println(flavour + (result.isCompliant() ? " holds" : " broken"));
          for (TestAssertion assertion : result.getTestAssertions()) {
            System.out.println(flavour + " " + assertion.getRuleId().getClause() + " " + assertion.getMessage());
          }
        }
      }
    }
  }
}
